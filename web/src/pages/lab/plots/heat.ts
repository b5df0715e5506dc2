/** A board: each place as bright as its value. Colours that every eye can tell apart. */
import * as Plot from '@observablehq/plot';
import type { Chart, Point } from '../chapters';
import { number } from '../format';
import { draw } from './frame';

const READABLE = 40; // px a place needs for its number
const MOST_SIDE = 56; // px

/** Are there values below nothing? Then nothing is pale, and both directions have a colour. */
export function twoSided(points: Point[]): boolean {
  return points.some((point) => point.value < 0);
}

/** Every number from the least to the most of these. */
function span(numbers: number[]): number[] {
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, i) => first + i);
}

/** Only as much of the board as games are played on, whose places are those that are met at all. */
export function heat({ points: all, unit, columns = 1 }: Chart, width: number): Element {
  const points = all.filter((point) => point.value !== 0);
  const far = Math.max(...points.map((point) => Math.abs(point.value))) || 1;
  const both = twoSided(points);
  const column = (point: Point) => (point.at ?? 0) % columns;
  const row = (point: Point) => Math.floor((point.at ?? 0) / columns);
  const [across, down] = [span(points.map(column)), span(points.map(row))];
  const side = Math.min(MOST_SIDE, width / across.length);
  const short = (point: Point) => number(point.value, unit).replace(' %', '');
  // Dark ink on bright places, light ink on dark ones.
  const ink = (point: Point) => (both ? Math.abs(point.value) < 0.7 * far : point.value > 0.5 * far);
  return draw({
    width: side * across.length,
    height: side * down.length,
    margin: 0,
    x: { domain: across, axis: null, padding: 0.06 },
    y: { domain: down, axis: null, padding: 0.06 },
    color: both
      ? { type: 'diverging', scheme: 'PuOr', domain: [-far, far], reverse: true }
      : { type: 'linear', scheme: 'cividis', domain: [0, far] },
    marks: [
      Plot.cell(points, {
        x: column,
        y: row,
        fill: 'value',
        rx: 4,
        title: (point: Point) => `${point.label}: ${number(point.value, unit)}`,
      }),
      ...(side < READABLE
        ? []
        : [true, false].map((dark) =>
            Plot.text(
              points.filter((point) => ink(point) === dark),
              { x: column, y: row, text: short, fill: dark ? '#000' : '#fff', fontWeight: 700, fontSize: 12 },
            ),
          )),
    ],
  });
}
