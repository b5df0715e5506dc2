/** How the water runs over a judged board, square by square. */
import type { SeatScene } from './wire';
import {
  across,
  beside,
  cellOf,
  edgeOf,
  exitsOf,
  inward,
  type Pipe,
  type PipeSquare,
  pipesOf,
  same,
  type Side,
  through,
} from './geometry';

export const STEP = 95; // ms the water needs for a square

/** A stretch of water: a path, and how many squares it has passed before it. */
export interface Stretch {
  path: string;
  after: number;
}

export interface Spray {
  cell: number;
  side: Side;
  after: number;
}

export interface Run {
  stretches: Stretch[];
  sprays: Spray[];
  arrives: number | null; // after how many squares it is at the end; null = never
  length: number; // squares until all is still
}

interface Wave {
  pipe: Pipe;
  square: PipeSquare;
  from: Side;
  after: number;
}

/** The pipes the water reaches. */
function wetPipes({ laid, flow }: SeatScene): Pipe[] {
  const all = (laid ?? []).flatMap(pipesOf);
  const wet = new Set((flow?.wet ?? []).flatMap(({ cells }) => cells));
  return all.filter((pipe) => pipe.every((square) => wet.has(cellOf(square))));
}

/** The water from the start on, in the order in which it gets everywhere; null before the judging. */
export function runOf(seat: SeatScene): Run | null {
  if (!seat.flow || !seat.board) return null;
  const start = edgeOf(seat.board.start);
  const end = edgeOf(seat.board.end);
  const pipes = wetPipes(seat);
  const waves: Wave[] = [];
  const enter = (spot: { row: number; column: number }, from: Side, after: number) => {
    for (const pipe of pipes) {
      const square = pipe.find((one) => same(one, spot) && exitsOf(pipe, one).includes(from));
      if (square && !waves.some((wave) => wave.square === square)) waves.push({ pipe, square, from, after });
    }
  };
  enter(start.spot, start.side, 0);
  for (const { pipe, square, from, after } of waves)
    for (const side of exitsOf(pipe, square)) if (side !== from) enter(beside(square, side), across(side), after + 1);

  const reached = (cell: number) => waves.find((wave) => cellOf(wave.square) === cell)?.after ?? -1;
  const sprays = seat.flow.sprays.map((edge) => {
    const { spot, side } = edgeOf(edge);
    return { cell: cellOf(spot), side, after: reached(cellOf(spot)) + 1 };
  });
  const atEnd = waves.find(({ square }) => same(square, end.spot) && square.open.includes(end.side));
  return {
    stretches: waves.flatMap(stretchesOf),
    sprays,
    arrives: seat.flow.arrives && atEnd ? atEnd.after + 1 : null,
    length: 1 + Math.max(0, ...waves.map((wave) => wave.after)),
  };
}

function stretchesOf({ pipe, square, from, after }: Wave): Stretch[] {
  const onward = exitsOf(pipe, square).filter((side) => side !== from);
  if (onward.length === 0) return [{ path: inward(square, from), after }];
  return onward.map((side) => ({ path: through(square, from, side), after }));
}
