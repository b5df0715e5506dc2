import { describe, expect, it, test } from 'vitest';
import type { TubyrinthScene } from './wire';
import { LESSON } from './lesson';
import { bestTimes, PUZZLES, shelvesOf, solvedOf, solvedOn, wallOf } from './puzzles';

describe('the wall of solo puzzles', () => {
  it('has 246 puzzles, board by board', () => {
    expect(PUZZLES).toHaveLength(246);
    expect(PUZZLES.slice(0, 4)).toEqual([
      { board: 1, tiles: 5 },
      { board: 1, tiles: 6 },
      { board: 1, tiles: 7 },
      { board: 2, tiles: 5 },
    ]);
  });

  it('puts boards of one grade on a shelf, twelve at most, and counts what is solved there', () => {
    const grades = [...Array<string>(14).fill('easy'), 'hard'];
    const shelves = shelvesOf(grades);
    expect(shelves.map(({ grade, boards }) => [grade, boards[0], boards.at(-1)])).toEqual([
      ['easy', 1, 12],
      ['easy', 13, 14],
      ['hard', 15, 15],
    ]);
    const wall = wallOf([{ key: 'table-13-6', best: [0, 8] }], 'table');
    expect(shelves.map((shelf) => solvedOn(wall, shelf))).toEqual([0, 1, 0]);
  });

  it('knows what is solved in its set, and what comes next', () => {
    const feats = [
      { key: 'unique-1-5', best: [0, 9.5] },
      { key: 'unique-3-7', best: [2, 40] },
      { key: 'table-1-6', best: [0, 8] },
    ];
    const wall = wallOf(feats, 'unique');
    expect(wall.solved).toHaveLength(2);
    expect(wall.next).toEqual({ board: 1, tiles: 6 });
    expect(solvedOf(wall, { board: 3, tiles: 7 })).toEqual({ board: 3, tiles: 7, hints: 2, seconds: 40 });
    expect(solvedOf(wall, { board: 1, tiles: 6 })).toBeUndefined();
    expect(wallOf(feats, 'table').next).toEqual({ board: 1, tiles: 5 });
  });

  it('is complete when nothing comes next', () => {
    const feats = PUZZLES.map(({ board, tiles }) => ({ key: `table-${board}-${tiles}`, best: [0, 1] }));
    expect(wallOf(feats, 'table').next).toBeUndefined();
  });
});

test('the best times alone are those of the mode and the boards played', () => {
  const [lesson] = LESSON;
  const feats = [
    { key: 'rookie-table', best: [61] },
    { key: 'rookie-table-pipeline', best: [9.5] },
    { key: 'basic-table-pipeline', best: [30] },
    { key: 'pipe_master-unique', best: [300.5] },
  ];
  const scene = (mode: TubyrinthScene['mode'], grade: string): TubyrinthScene => ({
    ...(lesson as TubyrinthScene),
    mode,
    seats: (lesson as TubyrinthScene).seats.map((seat) => ({ ...seat, board: seat.board && { ...seat.board, grade } })),
  });
  expect(bestTimes(feats, scene('rookie', 'easy'))).toEqual({ pipeline: 9.5, goal: 61 });
  expect(bestTimes(feats, scene('basic', 'hard'))).toEqual({ pipeline: 30, goal: undefined });
  expect(bestTimes(feats, scene('rookie', 'unique'))).toEqual({ pipeline: undefined, goal: undefined });
  expect(bestTimes(feats, scene('pipe_master', 'unique'))).toEqual({ pipeline: undefined, goal: 300.5 });
});
