/** What all plots share: type, colours, axes, and the room that their labels need. */
import * as Plot from '@observablehq/plot';
import type { PlotAxis, PlotMark } from '../../../wire';

export const TONES = ['var(--one)', 'var(--other)'];
export const SYMBOLS = ['circle', 'diamond'] as const;
const LETTER = 7.3; // px, about
const SIZE = 13;
const LINE = 16;
const GAP = 12; // px between the numbers of an axis

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
export function textWidth(texts: string[]): number {
  return Math.max(0, ...texts.map((text) => text.length)) * LETTER;
}

/** The names of rows, on the left: their margin, and an axis that wraps them where they are long. */
export function rowNames(labels: string[], width: number) {
  const margin = Math.min(textWidth(labels) + 14, width * 0.4);
  const lineWidth = (margin - 14) / SIZE;
  return {
    margin,
    height: Math.ceil((textWidth(labels) * 1.15) / (margin - 14)) * LINE + 8, // of a row
    axis: Plot.axisY({ tickSize: 0, tickPadding: 8, label: null, lineWidth }),
  };
}

/** As many of the ticks of an axis `length` px long as fit beside each other: all, or every second, or every third ... */
export function fittingTicks(axis: PlotAxis, length: number, needed = textWidth(axis.ticks.map(({ text }) => text))) {
  const step =
    axis.ticks.length > 1 ? ((axis.ticks[1]?.at ?? 0) - (axis.ticks[0]?.at ?? 0)) / (axis.high - axis.low) : 1;
  const every = Math.max(1, Math.ceil((needed + GAP) / (step * length)));
  const zero = Math.max(
    0,
    axis.ticks.findIndex(({ at }) => at === 0),
  );
  return axis.ticks.filter((_, place) => (place - zero) % every === 0);
}

/** The scale of an axis that is `length` px long, with its ticks as they are written. */
export function scaleOf(axis: PlotAxis, length: number, needed?: number): Plot.ScaleOptions {
  const texts = new Map(axis.ticks.map(({ at, text }) => [at, text]));
  return {
    domain: [axis.low, axis.high],
    ticks: fittingTicks(axis, length, needed).map(({ at }) => at),
    tickFormat: (at: number) => texts.get(at) ?? '',
    label: axis.title || null,
    labelArrow: 'none',
  };
}

/** A vertical scale: its ticks need the height of a line. */
export function verticalScale(axis: PlotAxis, length: number): Plot.ScaleOptions {
  return { ...scaleOf(axis, length, LINE), grid: true };
}

export const value = (mark: PlotMark) => mark.quantity.value;
export const low = (mark: PlotMark) => mark.quantity.low ?? mark.quantity.value;
export const high = (mark: PlotMark) => mark.quantity.high ?? mark.quantity.value;
export const valueText = (mark: PlotMark) => mark.quantity.text;

/** The marks whose intervals are known. */
export function withIntervals(marks: PlotMark[]): PlotMark[] {
  return marks.filter(({ quantity }) => quantity.low !== null && quantity.high !== null);
}

/** The marks that are drawn, and the labels of their rows. */
export function drawnRows(marks: PlotMark[]) {
  const drawn = marks.filter((mark) => mark.is_drawn);
  return { marks: drawn, labels: [...new Set(drawn.map((mark) => mark.label))] };
}

export function variantsIn(marks: PlotMark[]): number[] {
  return [...new Set(marks.map((mark) => mark.variant))];
}

/** Two variants in one row lie above each other. */
export function rowOffset(marks: PlotMark[], variant: number): number {
  if (variantsIn(marks).length < 2) return 0;
  return variant === 0 ? -9 : 9;
}

export function rowHeight(marks: PlotMark[]): number {
  return variantsIn(marks).length > 1 ? 52 : 34;
}

/** A variant's symbol at the value of each row. */
export function symbols(rows: PlotMark[], variant: number, dy = 0) {
  return Plot.dot(rows, {
    x: value,
    y: 'label',
    r: 6,
    symbol: SYMBOLS[variant] ?? 'circle',
    fill: TONES[variant] ?? 'var(--one)',
    stroke: 'var(--paper)',
    strokeWidth: 1.5,
    dy,
  });
}
