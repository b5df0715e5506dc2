import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../wire';
import { folded } from './folding';

function line(step: number, seat: number, key = 'toi-swam-on', marks: number[] = []): LogLine {
  return { number: step, step, key, args: { seat }, marks };
}

const told = (lines: LogLine[]) => folded(lines).map(({ line, to, times }) => [line.step, to, times]);

describe('the log', () => {
  it('says once what happened several times running', () => {
    const log = [line(1, 0, 'toi-wanted'), line(2, 0), line(3, 0), line(4, 0), line(4, 0, 'toi-stuck')];
    expect(told(log)).toEqual([
      [1, 1, 1],
      [2, 4, 3],
      [4, 4, 1],
    ]);
  });

  it('leaves out what only announces the next line', () => {
    const announced = { played: ['chose', 'swapped'], chose: ['swapped'] };
    const log = [
      line(1, 0, 'played'),
      line(2, 0, 'chose'),
      line(3, 0, 'swapped'),
      line(4, 1, 'played'),
      line(5, 1, 'brought-out'),
      line(6, 2, 'played'),
    ];
    expect(folded(log, announced).map(({ line, from, to }) => [line.key, from, to])).toEqual([
      ['swapped', 1, 3],
      ['played', 4, 4],
      ['brought-out', 5, 5],
      ['played', 6, 6],
    ]);
    expect(folded(log)).toHaveLength(6);
  });

  it('tells what was done in parts in one line, before what came of it', () => {
    const shared = { stepped: { key: 'split', part: { key: 'part' }, between: ['hit'] } };
    const log = [
      line(1, 0, 'played'),
      line(2, 0, 'stepped', [1]),
      line(2, 0, 'hit'),
      line(3, 0, 'stepped', [2]),
      line(3, 0, 'hit'),
      line(4, 1, 'stepped', [5]),
      line(5, 1, 'took-back'),
      line(6, 1, 'stepped', [6]),
      line(7, 2, 'stepped', [7]),
    ];
    const all = folded(log, { played: ['stepped'] }, shared);
    expect(all.map(({ line, from, to, parts }) => [line.key, from, to, parts.flatMap(({ marks }) => marks)])).toEqual([
      ['stepped', 1, 3, [1, 2]],
      ['hit', 2, 3, []],
      ['stepped', 4, 4, [5]],
      ['took-back', 5, 5, []],
      ['stepped', 6, 6, [6]],
      ['stepped', 7, 7, [7]],
    ]);
    expect(folded([...log, line(8, 2, 'stepped', [8])], {}, shared).at(-1)?.parts).toHaveLength(2);
  });

  it('tells apart who did it, and where', () => {
    expect(told([line(1, 0), line(2, 1), line(3, 0)])).toHaveLength(3);
    expect(told([line(1, 0, 'dyk-swam', [3]), line(2, 0, 'dyk-swam', [4])])).toHaveLength(2);
  });

  it('is no clock: of what time says running, the newest is there', () => {
    const left = (step: number, seconds: number) => ({
      ...line(step, 15, 'tub-time-left'),
      args: { seat: 15, seconds },
    });
    const log = [left(1, 50), left(2, 40), line(3, 0, 'tub-called-first'), left(4, 30)];
    expect(told(log)).toEqual([
      [2, 2, 1],
      [3, 3, 1],
      [4, 4, 1],
    ]);
  });

  it('keeps what has not changed the same object, so that it is not drawn again', () => {
    const log = [line(1, 0), line(2, 0), line(3, 1)];
    const before = folded(log);
    const after = folded([...log, line(4, 1)]);
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(after[1]?.times).toBe(2);
  });
});
