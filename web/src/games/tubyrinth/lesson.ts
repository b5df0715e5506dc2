/** The worked turn of the rules page: one board, from the signal to the water. */
import type { BoardScene, Flow, LaidTile, SeatScene, TubyrinthScene } from './wire';
import {
  across,
  beside,
  cellOf,
  openingsOf,
  type Placed,
  pipesAt,
  pipesOf,
  same,
  type Side,
  type Spot,
  type TileName,
} from './geometry';
import { SHAPES } from './shapes';

const BOARD: BoardScene = {
  name: '1A',
  number: 1,
  grade: 'easy',
  rows: ['........', '........', '..####..', '...##...', '........', '###...##', '###..##.', '........'],
  start: [23, 'R'],
  end: [58, 'D'],
  things: [
    [18, 19, 20, 21, 27, 28],
    [40, 41, 42, 48, 49, 50],
    [46, 47, 53, 54],
  ],
  counts: { '5': 832, '6': 54, '7': 926 },
};

const PIPELINE: [TileName, number, number][] = [
  ['short', 0, 7],
  ['long', 7, 6],
  ['r', 7, 29],
  ['t', 3, 36],
  ['l', 3, 49],
];
const SPARE: [TileName, number, number] = ['z', 1, 0]; // laid, but not needed

function lay([tile, orientation, cell]: [TileName, number, number], counts: boolean | null): LaidTile {
  const placed: Placed = { tile, orientation, row: Math.floor(cell / 8), column: cell % 8 };
  const pipes = pipesAt(SHAPES, placed).map((pipe) => ({
    cells: pipe.map(cellOf),
    open: pipe.map(({ open }) => open),
  }));
  return { tile, orientation, cell, pipes, counts };
}

function wetBy(laid: LaidTile[]): Flow['wet'] {
  return laid.flatMap(({ tile, pipes }, after) => pipes.map(({ cells }) => ({ tile, cells, after })));
}

function seat(laid: LaidTile[], more: Partial<SeatScene> = {}): SeatScene {
  return {
    board: BOARD,
    laid,
    changes_left: 200,
    ready: false,
    called: 0,
    verdict: 'none',
    counted: 0,
    gained: 0,
    points: 0,
    flow: null,
    ...more,
  };
}

function table(one: SeatScene, phase: TubyrinthScene['phase']): TubyrinthScene {
  return {
    game: 'tubyrinth',
    mode: 'basic',
    phase,
    round: 1,
    goal: 25,
    wanted: [5, 6, 7],
    obstacles_count: true,
    strict: false,
    hidden: false,
    clock: null,
    tiles: SHAPES,
    seats: [one],
    puzzle: null,
  };
}

const tiles = PIPELINE.map((one) => lay(one, null));
const judged = [...PIPELINE.map((one) => lay(one, true)), lay(SPARE, false)];
const short = tiles.slice(0, 3);

/** Where water runs out of a pipeline that stops too soon: at every opening that meets no other, but the one at the tap. */
function leaks(): unknown[][] {
  const openings = openingsOf(short.flatMap(pipesOf));
  const meets = ({ spot, side }: { spot: Spot; side: Side }) =>
    openings.some((other) => other.side === across(side) && same(other.spot, beside(spot, side)));
  return openings
    .filter((opening) => !meets(opening))
    .map(({ spot, side }) => [cellOf(spot), side])
    .filter(([cell, side]) => cell !== BOARD.start[0] || side !== BOARD.start[1]);
}

export const SOLVED: SeatScene = seat(judged, {
  called: 1,
  verdict: 'correct',
  counted: 5,
  gained: 5,
  points: 5,
  flow: { wet: wetBy(judged.slice(0, 5)), sprays: [], arrives: true, connected: 5 },
});

const TOO_SHORT: SeatScene = seat(short, {
  called: 1,
  verdict: 'wrong',
  gained: -1,
  points: -1,
  flow: { wet: wetBy(short), sprays: leaks(), arrives: false, connected: 0 },
});

/** A pipeline that is right, and one that is not, as pictures. */
export const DIAGRAMS: { name: string; scene: SeatScene; right: boolean }[] = [
  { name: 'right', scene: SOLVED, right: true },
  { name: 'wrong', scene: TOO_SHORT, right: false },
];

export const LESSON: TubyrinthScene[] = [
  table(seat([]), 'racing'),
  table(seat(tiles.slice(0, 2)), 'racing'),
  table(TOO_SHORT, 'ready'),
  table(seat([...tiles, lay(SPARE, null)]), 'racing'),
  table(SOLVED, 'ready'),
];
