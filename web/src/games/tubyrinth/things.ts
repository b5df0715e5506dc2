/** What a cluster of obstacles is drawn as. */
import { beside, cellOf, SIDES, type Spot, spotOf } from './geometry';

export interface Thing {
  squares: Spot[];
  stuff: 'wood' | 'rock';
  motif: string | null; // a drawing in Sprites.svelte
  at: Spot; // the square it sits on
  straps: boolean; // a chest has iron bands
}

const MOTIFS = ['tub-ammonite', 'tub-kettle', 'tub-bone', 'tub-gem', 'tub-boot'];

function neighbours(squares: Spot[], { row, column }: Spot): number {
  return squares.filter((one) => Math.abs(one.row - row) + Math.abs(one.column - column) === 1).length;
}

/** The square with most of the thing around it. */
function heart(squares: Spot[]): Spot {
  const crowded = [...squares].sort((a, b) => neighbours(squares, b) - neighbours(squares, a));
  return crowded[0] ?? { row: 0, column: 0 };
}

export function thingOf(cells: number[], number: number): Thing {
  const squares = cells.map(spotOf);
  const rows = new Set(squares.map(({ row }) => row)).size;
  const columns = new Set(squares.map(({ column }) => column)).size;
  const at = heart(squares);
  const full = rows * columns === squares.length;
  if (full && Math.min(rows, columns) === 1 && squares.length > 1)
    return { squares, stuff: 'wood', motif: null, at, straps: false };
  if (full && squares.length >= 6) return { squares, stuff: 'wood', motif: 'tub-lock', at, straps: true };
  const kind = squares.length * 17 + (cells[0] ?? 0) * 31 + number * 2;
  return { squares, stuff: 'rock', motif: MOTIFS[kind % MOTIFS.length] ?? null, at, straps: false };
}

/** The obstacles of a board as things: squares that touch. */
export function clusters(rows: string[]): number[][] {
  const left = new Set(
    rows.flatMap((line, row) => [...line].flatMap((sign, column) => (sign === '#' ? [cellOf({ row, column })] : []))),
  );
  const found: number[][] = [];
  for (const first of left) {
    const thing = [first];
    left.delete(first);
    for (const cell of thing)
      for (const side of SIDES) {
        const next = beside(spotOf(cell), side);
        if (next.column >= 0 && next.column < rows.length && left.delete(cellOf(next))) thing.push(cellOf(next));
      }
    found.push(thing.sort((a, b) => a - b));
  }
  return found;
}
