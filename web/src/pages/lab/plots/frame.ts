/** What all plots share: type, colours, and the room that their labels need. */
import * as Plot from '@observablehq/plot';
import type { Point, Variant } from '../chapters';

export const TONES: Record<Variant, string> = { one: 'var(--one)', other: 'var(--other)' };
export const SYMBOLS = { one: 'circle', other: 'diamond' } as const;
const LETTER = 7.3; // px, about
const SIZE = 13;
const LINE = 16;

/** Draw. The page's security policy allows no style elements: what this one says is in Drawing.svelte. And the names
 * of the marks, in English, are for nobody: the drawing as a whole has a name. */
export function draw(options: Plot.PlotOptions): Element {
  const style = { fontFamily: 'var(--text)', fontSize: `${SIZE}px`, overflow: 'visible' };
  const plot = Plot.plot({ ...options, className: 'plot', style });
  plot.querySelectorAll('style').forEach((element) => element.remove());
  plot.querySelectorAll('[aria-label]').forEach((element) => element.removeAttribute('aria-label'));
  return plot;
}

/** How wide a text is, about. */
export function room(texts: string[]): number {
  return Math.max(0, ...texts.map((text) => text.length)) * LETTER;
}

/** The names of rows, on the left: their margin, and an axis that wraps them where they are long. */
export function rowNames(labels: string[], width: number) {
  const margin = Math.min(room(labels) + 14, width * 0.4);
  const lineWidth = (margin - 14) / SIZE;
  return {
    margin,
    height: Math.ceil((room(labels) * 1.15) / (margin - 14)) * LINE + 8, // of a row
    axis: Plot.axisY({ tickSize: 0, tickPadding: 8, label: null, lineWidth }),
  };
}

/** Two variants in one row lie above each other. */
export function aside(points: Point[], variant: Variant): number {
  const both = points.some((point) => point.variant !== points[0]?.variant);
  if (!both) return 0;
  return variant === 'one' ? -9 : 9;
}

/** A variant's symbol at the value of each row. */
export function symbols(rows: Plot.Data, variant: Variant, dy = 0) {
  return Plot.dot(rows, {
    x: 'value',
    y: 'label',
    r: 6,
    symbol: SYMBOLS[variant],
    fill: TONES[variant],
    stroke: 'var(--paper)',
    strokeWidth: 1.5,
    dy,
  });
}

export function variantsIn(points: Point[]): Variant[] {
  return [...new Set(points.map((point) => point.variant))];
}

export function rowHeight(points: Point[]): number {
  return variantsIn(points).length > 1 ? 52 : 34;
}

/** From the least to the most of all values and ends of intervals, with some air. */
export function reach(points: Point[], ...more: number[]): [number, number] {
  const all = points.flatMap(({ value, low, high, from, to }) => [value, low, high, from, to]);
  const known = [...all, ...more].filter((number): number is number => typeof number === 'number');
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const air = (high - low) * 0.06 || Math.abs(high) * 0.1 || 1;
  return [low - air, high + air];
}
