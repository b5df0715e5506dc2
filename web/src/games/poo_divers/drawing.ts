/** A street that someone draws: covers on a grid, and brushes that draw on both sides at once. */
import type { Square } from '../../kit/drawing/walking';
import type { OptionValues } from '../../kit/face';
import { COLUMNS, ROWS } from './layouts';

export type Mirror = 'none' | 'sideways' | 'upright' | 'both';
export const MIRRORS: Mirror[] = ['none', 'sideways', 'upright', 'both'];

const bare = '.'.repeat(COLUMNS);
export const EMPTY: string[] = Array<string>(ROWS).fill(bare);

/** A layout in the middle of the grid. */
export function centred(rows: string[]): string[] {
  const wide = Math.max(...rows.map((row) => row.length));
  const left = Math.max(0, Math.floor((COLUMNS - wide) / 2));
  const top = Math.max(0, Math.floor((ROWS - rows.length) / 2));
  return EMPTY.map((_, y) => ('.'.repeat(left) + (rows[y - top] ?? '')).padEnd(COLUMNS, '.').slice(0, COLUMNS));
}

export const isCover = (rows: string[], { row, column }: Square) => rows[row]?.[column] === '#';

/** Where a symmetric brush has its mirrors: a square and its image add up to this. */
export type Axes = Square;
const MIDDLE: Axes = { row: ROWS - 1, column: COLUMNS - 1 };

/** The mirrors of what is drawn, each if it is symmetric; else, those in the middle of the grid. */
export function axesOf(rows: string[]): Axes {
  const across = EMPTY.map((_, x) => rows.map((row) => row[x] ?? '.').join('')).slice(0, COLUMNS);
  return { row: axisOf(rows) ?? MIDDLE.row, column: axisOf(across) ?? MIDDLE.column };
}

function axisOf(lines: string[]): number | null {
  const [first, last] = [lines.findIndex(isDrawnOn), lines.findLastIndex(isDrawnOn)];
  const kept = lines.slice(first, last + 1);
  const same = kept.every((line, i) => line === kept[kept.length - 1 - i]);
  return first >= 0 && same ? first + last : null;
}

const isDrawnOn = (line: string) => line.includes('#');

/** A square and those it is mirrored to, as far as the grid goes. */
export function mirrored({ row, column }: Square, mirror: Mirror, axes = MIDDLE): Square[] {
  const rows = mirror === 'upright' || mirror === 'both' ? [row, axes.row - row] : [row];
  const columns = mirror === 'sideways' || mirror === 'both' ? [column, axes.column - column] : [column];
  return rows
    .flatMap((y) => columns.map((x) => ({ row: y, column: x })))
    .filter((square) => square.row in EMPTY && square.column >= 0 && square.column < COLUMNS);
}

/** The street with a cover on each of these squares, or a gap. */
export function lay(rows: string[], squares: Square[], cover: boolean): string[] {
  return rows.map((line, row) => {
    const here = squares.filter((square) => square.row === row).map((square) => square.column);
    return here.length ? [...line].map((sign, i) => (here.includes(i) ? (cover ? '#' : '.') : sign)).join('') : line;
  });
}

/** As the option of the rules writes it: without the empty ground around. */
export function write(rows: string[]): string {
  const full = rows.map((row) => row.replace(/\.+$/, ''));
  const first = full.findIndex(Boolean);
  if (first < 0) return '';
  const kept = full.slice(first, full.findLastIndex(Boolean) + 1);
  const left = Math.min(...kept.filter(Boolean).map((row) => row.indexOf('#')));
  const wide = Math.max(...kept.map((row) => row.length));
  return kept.map((row) => row.padEnd(wide, '.').slice(left)).join('/');
}

export const read = (mask: string) => centred(mask.split('/'));

/** The options of a table at which it is played. */
export const optionsOf = (mask: string): OptionValues => ({ layout: 'custom', mask });
