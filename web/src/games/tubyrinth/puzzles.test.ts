import { describe, expect, it } from 'vitest';
import { PUZZLES, solvedOf, wallOf } from './puzzles';

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
