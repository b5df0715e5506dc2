/** A board that someone draws: obstacles, and the start and the end at its edge. */
import type { OptionValues } from '../../kit/face';
import type { Square } from '../../kit/drawing/walking';
import { cellOf, type Side, SIDES, SIZE } from './geometry';

export type Edge = [cell: number, side: Side];

export interface Drawn {
  rows: string[]; // # obstacle, . free
  start: Edge;
  end: Edge;
}

export type Tool = 'obstacle' | 'start' | 'end';
export const TOOLS: Tool[] = ['obstacle', 'start', 'end'];

export const EMPTY: Drawn = { rows: Array<string>(SIZE).fill('.'.repeat(SIZE)), start: [24, 'L'], end: [39, 'R'] };

/** As the option of the rules writes it. */
export function write({ rows, start, end }: Drawn): string {
  return [...rows, start.join(''), end.join('')].join('/');
}

/** A drawing that the server has found to be one. */
export function read(text: string): Drawn {
  const parts = text.split('/');
  const edge = (part = ''): Edge => [parseInt(part), part.slice(-1) as Side];
  return { rows: parts.slice(0, SIZE), start: edge(parts[SIZE]), end: edge(parts[SIZE + 1]) };
}

/** The options of a table at which it is played. */
export const optionsOf = (drawing: string): OptionValues => ({ mode: 'solo', round_time: 0, drawing });

export const isObstacle = ({ rows }: Drawn, { row, column }: Square) => rows[row]?.[column] === '#';

/** The outer sides of a square: none in the middle of the board, two in its corners. */
export function outerSides({ row, column }: Square): Side[] {
  const outer: Record<Side, boolean> = {
    U: row === 0,
    R: column === SIZE - 1,
    D: row === SIZE - 1,
    L: column === 0,
  };
  return SIDES.filter((side) => outer[side]);
}

/** With an obstacle on a square, or without; start and end stay on free ground. */
export function bury(drawn: Drawn, at: Square, buried: boolean): Drawn {
  const cell = cellOf(at);
  if (buried && (drawn.start[0] === cell || drawn.end[0] === cell)) return drawn;
  const rows = drawn.rows.map((line, row) =>
    row === at.row ? line.slice(0, at.column) + (buried ? '#' : '.') + line.slice(at.column + 1) : line,
  );
  return { ...drawn, rows };
}

/** With the start or the end on a square; on the one it is on already, at its other outer side. Null: not there. */
export function setEnd(drawn: Drawn, which: 'start' | 'end', at: Square): Drawn | null {
  const cell = cellOf(at);
  const [here, side] = drawn[which];
  const other = drawn[which === 'start' ? 'end' : 'start'];
  const free = outerSides(at).filter((each) => !(other[0] === cell && other[1] === each));
  if (!free.length || isObstacle(drawn, at)) return null;
  const next = here === cell ? (free[(free.indexOf(side) + 1) % free.length] ?? side) : (free[0] ?? side);
  return { ...drawn, [which]: [cell, next] };
}

/** A quarter turn clockwise. */
export function turnRound({ rows, start, end }: Drawn): Drawn {
  const turned = rows.map((_, row) => rows.map((_, column) => rows[SIZE - 1 - column]?.[row] ?? '.').join(''));
  const edge = ([cell, side]: Edge): Edge => [
    (cell % SIZE) * SIZE + (SIZE - 1 - Math.floor(cell / SIZE)),
    SIDES[(SIDES.indexOf(side) + 1) % SIDES.length] ?? side,
  ];
  return { rows: turned, start: edge(start), end: edge(end) };
}

export function whatIs(drawn: Drawn, at: Square): Tool | 'free' {
  const cell = cellOf(at);
  if (drawn.start[0] === cell) return 'start';
  if (drawn.end[0] === cell) return 'end';
  return isObstacle(drawn, at) ? 'obstacle' : 'free';
}
