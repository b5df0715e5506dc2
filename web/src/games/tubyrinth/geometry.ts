/** Tiles, turned and turned over, where they lie, and how they are drawn. */
import type { LaidTile, TileShape } from './wire';

export const SIZE = 8; // a board is 8 x 8 squares
export const U = 100; // drawing units to a square

export type Side = 'U' | 'R' | 'D' | 'L';
export type TileName = TileShape['name'];

export interface Spot {
  row: number;
  column: number;
}

/** A square of a pipe, with the sides on which it is open. */
export interface PipeSquare extends Spot {
  open: Side[];
}
export type Pipe = PipeSquare[];

/** A tile lying somewhere: its place is the top left corner of its bounding box. */
export interface Placed extends Spot {
  tile: TileName;
  orientation: number;
}

export const SIDES: Side[] = ['U', 'R', 'D', 'L'];
const STEPS: Record<Side, Spot> = {
  U: { row: -1, column: 0 },
  R: { row: 0, column: 1 },
  D: { row: 1, column: 0 },
  L: { row: 0, column: -1 },
};
const OVER: Record<Side, Side> = { U: 'U', R: 'L', D: 'D', L: 'R' };

export function across(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] ?? side;
}

export function beside(spot: Spot, side: Side): Spot {
  return { row: spot.row + STEPS[side].row, column: spot.column + STEPS[side].column };
}

export function same(a: Spot, b: Spot): boolean {
  return a.row === b.row && a.column === b.column;
}

export function spotOf(cell: number): Spot {
  return { row: Math.floor(cell / SIZE), column: cell % SIZE };
}

export function cellOf(spot: Spot): number {
  return spot.row * SIZE + spot.column;
}

/** An edge of the board as the wire writes it: a border square and its outer side. */
export function edgeOf(edge: unknown[]): { spot: Spot; side: Side } {
  return { spot: spotOf(Number(edge[0])), side: edge[1] as Side };
}

// Turning

/** The orientation after a quarter turn clockwise, or so many. */
export function turned(orientation: number, quarters = 1): number {
  return (orientation & 4) | ((orientation + quarters + 4) & 3);
}

/** The orientation after the tile is turned over, left and right swapped as one sees it. */
export function flipped(orientation: number): number {
  return ((orientation ^ 4) & 4) | (-orientation & 3);
}

/** The pipes of a tile in an orientation, its bounding box at row 0 and column 0. */
export function orient(shape: TileShape, orientation: number): Pipe[] {
  let pipes: Pipe[] = shape.pipes;
  if (orientation >= 4)
    pipes = pipes.map((pipe) =>
      pipe.map(({ row, column, open }) => ({ row, column: -column, open: open.map((side) => OVER[side]) })),
    );
  for (let turn = 0; turn < orientation % 4; turn++)
    pipes = pipes.map((pipe) =>
      pipe.map(({ row, column, open }) => ({
        row: column,
        column: -row,
        open: open.map((side) => SIDES[(SIDES.indexOf(side) + 1) % 4] ?? side),
      })),
    );
  const squares = pipes.flat();
  const top = Math.min(...squares.map(({ row }) => row));
  const left = Math.min(...squares.map(({ column }) => column));
  return shift(pipes, -top, -left);
}

export function shift(pipes: Pipe[], rows: number, columns: number): Pipe[] {
  return pipes.map((pipe) =>
    pipe.map(({ row, column, open }) => ({ row: row + rows, column: column + columns, open })),
  );
}

export function spanOf(pipes: Pipe[]): { rows: number; columns: number } {
  const squares = pipes.flat();
  return {
    rows: 1 + Math.max(...squares.map(({ row }) => row)),
    columns: 1 + Math.max(...squares.map(({ column }) => column)),
  };
}

// Lying on the board

export function placedOf(laid: LaidTile): Placed {
  return { tile: laid.tile, orientation: laid.orientation, ...spotOf(laid.cell) };
}

/** The pipes of a tile the table says lies there. */
export function pipesOf(laid: LaidTile): Pipe[] {
  return laid.pipes.map(({ cells, open }) => cells.map((cell, i) => ({ ...spotOf(cell), open: open[i] ?? [] })));
}

/** The pipes of a tile where it lies. */
export function pipesAt(shapes: TileShape[], placed: Placed): Pipe[] {
  const shape = shapes.find(({ name }) => name === placed.tile);
  return shape ? shift(orient(shape, placed.orientation), placed.row, placed.column) : [];
}

export type Obstruction = 'outside' | 'obstacle' | 'overlap';

/** Why a tile cannot lie there, or null if it can. */
export function whyNot(
  shapes: TileShape[],
  placed: Placed,
  rows: string[] | null, // the ground; null = obstacles do not count
  others: Placed[],
): Obstruction | null {
  const squares = pipesAt(shapes, placed).flat();
  if (squares.some(({ row, column }) => row < 0 || column < 0 || row >= SIZE || column >= SIZE)) return 'outside';
  if (rows && squares.some(({ row, column }) => rows[row]?.[column] === '#')) return 'obstacle';
  const taken = others.filter(({ tile }) => tile !== placed.tile).flatMap((other) => pipesAt(shapes, other).flat());
  return squares.some((square) => taken.some((other) => same(square, other))) ? 'overlap' : null;
}

/** The squares of a tile, the one nearest to its middle first: by that one it is held. */
export function grips(pipes: Pipe[]): Spot[] {
  const { rows, columns } = spanOf(pipes);
  const far = ({ row, column }: Spot) => (row + 0.5 - rows / 2) ** 2 + (column + 0.5 - columns / 2) ** 2;
  return pipes.flat().sort((a, b) => far(a) - far(b));
}

/** Where a tile goes when a square is pointed at: held by its middle, or by another of its squares if only that fits. */
export function aim(
  shapes: TileShape[],
  tile: TileName,
  orientation: number,
  at: Spot,
  fits: (placed: Placed) => boolean,
): Placed {
  const places = grips(pipesAt(shapes, { tile, orientation, row: 0, column: 0 })).map((grip) => ({
    tile,
    orientation,
    row: at.row - grip.row,
    column: at.column - grip.column,
  }));
  return places.find(fits) ?? places[0] ?? { tile, orientation, ...at };
}

/** The nearest place inside the board. */
export function inside(shapes: TileShape[], placed: Placed): Placed {
  const { rows, columns } = spanOf(pipesAt(shapes, { ...placed, row: 0, column: 0 }));
  const keep = (at: number, span: number) => Math.max(0, Math.min(at, SIZE - span));
  return { ...placed, row: keep(placed.row, rows), column: keep(placed.column, columns) };
}

// Drawing

function joint({ row, column }: Spot, side: Side): string {
  const { row: down, column: right } = STEPS[side];
  return `${(column + 0.5 + right / 2) * U} ${(row + 0.5 + down / 2) * U}`;
}

/** The sides on which a square of a pipe goes on: into the next square of its own, or out. */
export function exitsOf(pipe: Pipe, square: PipeSquare): Side[] {
  return SIDES.filter((side) => square.open.includes(side) || pipe.some((other) => same(other, beside(square, side))));
}

/** The way through a square from one side to another, as a path: straight, or a bend. */
export function through(square: Spot, from: Side, to: Side): string {
  const middle = `${(square.column + 0.5) * U} ${(square.row + 0.5) * U}`;
  if (to === across(from)) return `M${joint(square, from)}L${joint(square, to)}`;
  return `M${joint(square, from)}Q${middle} ${joint(square, to)}`;
}

/** From a side of a square to its middle. */
export function inward(square: Spot, from: Side): string {
  return `M${joint(square, from)}L${(square.column + 0.5) * U} ${(square.row + 0.5) * U}`;
}

/** All of a pipe as one path. */
export function pathOf(pipe: Pipe): string {
  return pipe
    .map((square) => {
      const exits = exitsOf(pipe, square);
      const [first, second] = exits;
      if (exits.length === 2 && first && second) return through(square, first, second);
      return exits.map((side) => inward(square, side)).join('');
    })
    .join('');
}

/** Every opening of some pipes. */
export function openingsOf(pipes: Pipe[]): { spot: Spot; side: Side }[] {
  return pipes.flatMap((pipe) => pipe.flatMap((square) => square.open.map((side) => ({ spot: square, side }))));
}

/** How far round, in degrees, a drawing made for the upper side must be turned for another. */
export function angleOf(side: Side): number {
  return SIDES.indexOf(side) * 90;
}
