import { expect, test } from 'vitest';
import type { TableInfo } from '../../wire';
import { isMyTurn } from './turns';

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
