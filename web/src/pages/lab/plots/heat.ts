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

export function heat({ points, unit, columns = 1 }: Chart, width: number): Element {
  const rows = Math.ceil((Math.max(...points.map((point) => point.at ?? 0)) + 1) / columns);
  const side = Math.min(MOST_SIDE, width / columns);
  const far = Math.max(...points.map((point) => Math.abs(point.value))) || 1;
  const both = twoSided(points);
  const column = (point: Point) => (point.at ?? 0) % columns;
  const row = (point: Point) => Math.floor((point.at ?? 0) / columns);
  const short = (point: Point) => number(point.value, unit).replace(' %', '');
  // Dark ink on bright places, light ink on dark ones.
  const ink = (point: Point) => (both ? Math.abs(point.value) < 0.7 * far : point.value > 0.5 * far);
  return draw({
    width: side * columns,
    height: side * rows,
    margin: 0,
    x: { domain: [...Array(columns).keys()], axis: null, padding: 0.06 },
    y: { domain: [...Array(rows).keys()], axis: null, padding: 0.06 },
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
