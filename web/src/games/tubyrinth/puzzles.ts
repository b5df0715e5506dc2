/** Playing alone, from the feats the server remembers: the wall of puzzles, and best times in every other mode. */
import type { Feat } from '../../wire';
import type { TubyrinthScene } from './wire';

export type SetName = 'unique' | 'table';
export const SETS: SetName[] = ['unique', 'table'];
const BOARDS = 82;
export const SIZES = [5, 6, 7];
const ON_A_SHELF = 12; // full rows of two, of three and of six

export interface Puzzle {
  board: number;
  tiles: number;
}

/** A puzzle someone has solved: at best with so many hints, and in such a time. */
export interface Solved extends Puzzle {
  hints: number;
  seconds: number;
}

/** How far someone is with the puzzles of a set. */
export interface SoloWall {
  solved: Solved[];
  next: Puzzle | undefined; // the first one not solved yet
}

/** All puzzles of a set, board by board. */
export const PUZZLES: Puzzle[] = Array.from({ length: BOARDS }, (_, i) => i + 1).flatMap((board) =>
  SIZES.map((tiles) => ({ board, tiles })),
);

/** Neighbours on the wall: as difficult as one another, and few enough for a look. */
export interface Shelf {
  grade: string;
  boards: number[];
}

export function shelvesOf(grades: string[]): Shelf[] {
  const shelves: Shelf[] = [];
  grades.forEach((grade, i) => {
    const last = shelves.at(-1);
    if (last?.grade === grade && last.boards.length < ON_A_SHELF) last.boards.push(i + 1);
    else shelves.push({ grade, boards: [i + 1] });
  });
  return shelves;
}

export function solvedOn(wall: SoloWall, { boards }: Shelf): number {
  return wall.solved.filter(({ board }) => boards.includes(board)).length;
}

/** A puzzle's name as a feat, as the game's `feats.py` writes it. */
const keyOf = (set: SetName, { board, tiles }: Puzzle) => `${set}-${board}-${tiles}`;

export function wallOf(feats: Feat[], set: SetName): SoloWall {
  const best = new Map(feats.map((feat) => [feat.key, feat.best]));
  const solved = PUZZLES.flatMap((puzzle) => {
    const [hints, seconds] = best.get(keyOf(set, puzzle)) ?? [];
    return hints === undefined || seconds === undefined ? [] : [{ ...puzzle, hints, seconds }];
  });
  return { solved, next: PUZZLES.find((puzzle) => !best.has(keyOf(set, puzzle))) };
}

export function solvedOf(wall: SoloWall, { board, tiles }: Puzzle): Solved | undefined {
  return wall.solved.find((one) => one.board === board && one.tiles === tiles);
}

/** The seconds someone alone has needed at best in a mode, with the boards of a set. */
export interface BestTimes {
  pipeline: number | undefined; // for one
  goal: number | undefined; // for all of it
}

/** Those of the mode and the boards that are played, as the game's `feats.py` keeps them. */
export function bestTimes(feats: Feat[], { mode, seats }: TubyrinthScene): BestTimes {
  const set: SetName = seats[0]?.board?.grade === 'unique' ? 'unique' : 'table';
  const best = (key: string) => feats.find((feat) => feat.key === key)?.best[0];
  return { pipeline: best(`${mode}-${set}-pipeline`), goal: best(`${mode}-${set}`) };
}
