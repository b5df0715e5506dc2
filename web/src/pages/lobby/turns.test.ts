import { expect, test } from 'vitest';
import type { TableInfo } from '../../wire';
import { tell } from '../../lib/words';
import { isMyTurn, stateOf } from './turns';

function table(turn: number[], away = false, status = 'playing'): TableInfo {
  const seats = [
    { seat: 0, mine: true, away },
    { seat: 1, mine: false, away: false },
  ];
  return { status, seats, turn } as TableInfo;
}

test('a table waits for the reader when a seat of theirs is to act', () => {
  expect(isMyTurn(table([0]))).toBe(true);
  expect(isMyTurn(table([1]))).toBe(false);
  expect(isMyTurn(table([0], true))).toBe(false);
  expect(isMyTurn(table([0], false, 'over'))).toBe(false);
});

test('a table says who is missing, and whether the reader is asked', () => {
  const waiting = (kept: string) => {
    const seats = [
      { seat: 0, kind: 'person', mine: kept !== 'me', name: 'Ada' },
      { seat: 1, kind: 'open', kept, name: 'Ben' },
    ];
    return { status: 'waiting', seats, turn: [], shares: null } as unknown as TableInfo;
  };
  expect(tell(stateOf(waiting('another')))).toBe('waiting for Ben');
  expect(tell(stateOf(waiting('me')))).toBe('you’re invited to play');
  expect(isMyTurn(waiting('me'))).toBe(true);
});

test('a finished table says how it ended', () => {
  const over = (shares: number[] | null) => {
    const seats = [
      { seat: 0, kind: 'person', mine: true, name: 'Ada' },
      { seat: 1, kind: 'person', mine: false, name: 'Ben' },
    ];
    return { status: 'over', seats, turn: [], shares } as unknown as TableInfo;
  };
  expect(tell(stateOf(over([1, 0])))).toBe('you won');
  expect(tell(stateOf(over([0.5, 0.5])))).toBe('50% of the win');
  expect(tell(stateOf(over([0, 1])))).toBe('Ben won');
  expect(tell(stateOf(over([0, 0])))).toBe('finished');
  expect(tell(stateOf(over(null)))).toBe('finished');
});
