/** Where a key leads from a square of a grid. */
export interface Square {
  row: number;
  column: number;
}

const STEPS: Record<string, [down: number, right: number]> = {
  ArrowUp: [-1, 0],
  ArrowRight: [0, 1],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  PageUp: [-Infinity, 0],
  PageDown: [Infinity, 0],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (at: number, size: number) => Math.max(0, Math.min(at, size - 1));

/** The square that a key leads to; null for a key that leads nowhere. It stays inside the grid. */
export function walk(key: string, from: Square, rows: number, columns: number): Square | null {
  const step = STEPS[key];
  return step ? { row: within(from.row + step[0], rows), column: within(from.column + step[1], columns) } : null;
}
