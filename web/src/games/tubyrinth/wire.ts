// Made from the Python models by `npm run types`; do not edit.

export type Action =
  | {
      cell: number;
      do: 'place';
      orientation: number;
      tile: 'short' | 'r' | 'long' | 'twin' | 't' | 'z' | 'l';
    }
  | {
      do: 'take';
      tile: 'short' | 'r' | 'long' | 'twin' | 't' | 'z' | 'l';
    }
  | {
      do: 'call';
    }
  | {
      do: 'think';
    }
  | {
      do: 'ready';
    }
  | {
      do: 'hint';
    }
  | {
      do: 'tick';
    };

/**
 * The ground: eight rows, # obstacle and . free.
 */
export interface BoardScene {
  counts: {
    [k: string]: number;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: unknown[];
  grade: string;
  name: string;
  number: number;
  rows: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: unknown[];
  things: number[][];
}
/**
 * The glass that runs: the pause between rounds, the round, or the 30 seconds after the first call.
 *
 * It has run for `run` seconds when this beat began; `glass` of the view says how much of the beat is left.
 */
export interface ClockScene {
  kind: 'pause' | 'round' | 'glass';
  run: number;
  seconds: number;
}
/**
 * The water from the start on.
 */
export interface Flow {
  arrives: boolean;
  connected: number;
  sprays: unknown[][];
  wet: Wet[];
}
/**
 * A pipe the water reaches.
 */
export interface Wet {
  after: number;
  cells: number[];
  tile: string;
}
/**
 * A tile of a pipeline, and once it has been asked for, its place.
 */
export interface HintScene {
  cell: number | null;
  orientation: number | null;
  tile: 'short' | 'r' | 'long' | 'twin' | 't' | 'z' | 'l';
}
/**
 * A pipe on the board: its cells, and the sides on which each is open.
 */
export interface LaidPipe {
  cells: number[];
  open: ('U' | 'R' | 'D' | 'L')[][];
}
/**
 * A tile on the board.
 */
export interface LaidTile {
  cell: number;
  counts: boolean | null;
  orientation: number;
  pipes: LaidPipe[];
  tile: 'short' | 'r' | 'long' | 'twin' | 't' | 'z' | 'l';
}
/**
 * One square of a pipe, and the sides on which it is open.
 */
export interface PipeCell {
  column: number;
  open: ('U' | 'R' | 'D' | 'L')[];
  row: number;
}
/**
 * Solo: which puzzle this is, and the help taken.
 */
export interface PuzzleScene {
  board: number | null;
  hints: HintScene[];
  hints_left: number;
  own: boolean;
  set: 'table' | 'unique';
  solved: boolean;
  tiles: number | null;
}
/**
 * A player with a board, tiles and points.
 */
export interface SeatScene {
  board: BoardScene | null;
  called: number;
  changes_left: number | null;
  counted: number;
  flow: Flow | null;
  gained: number;
  laid: LaidTile[] | null;
  points: number;
  ready: boolean;
  verdict: 'none' | 'correct' | 'wrong' | 'no_call';
}
/**
 * A tile as it comes out of the box: one pipe, or two that are not joined.
 *
 * Orientations 0-3 are quarter turns clockwise; 4-7 the same after turning it over (left and right swapped).
 * Its place is the cell of its bounding box's top left corner.
 */
export interface TileShape {
  name: 'short' | 'r' | 'long' | 'twin' | 't' | 'z' | 'l';
  pipes: PipeCell[][];
}
/**
 * Everything on the table.
 */
export interface TubyrinthScene {
  clock: ClockScene | null;
  game: 'tubyrinth';
  goal: number;
  hidden: boolean;
  mode: 'basic' | 'rookie' | 'pipe_master' | 'solo';
  obstacles_count: boolean;
  phase: 'ready' | 'racing' | 'glass' | 'over';
  puzzle: PuzzleScene | null;
  round: number;
  seats: SeatScene[];
  strict: boolean;
  tiles: TileShape[];
  wanted: number[];
}
