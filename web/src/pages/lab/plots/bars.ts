/** A bar for each thing, from nothing to its value, with its interval over the end. */
import * as Plot from '@observablehq/plot';
import type { Chart, Point } from '../chapters';
import { number } from '../format';
import { aside, draw, reach, room, rowHeight, rowNames, TONES, variantsIn } from './frame';

export const MOST_BARS = 16;

/** The rows that are drawn: as they come if they are few, or those furthest from nothing. */
export function drawn(points: Point[]): string[] {
  const labels = [...new Set(points.map((point) => point.label))];
  if (labels.length <= MOST_BARS) return labels;
  const size = (label: string) =>
    Math.max(...points.filter((point) => point.label === label).map((point) => Math.abs(point.value)));
  return [...labels].sort((a, b) => size(b) - size(a)).slice(0, MOST_BARS);
}

export function bars({ points: all, unit }: Chart, width: number): Element {
  const labels = drawn(all);
  const points = all.filter((point) => labels.includes(point.label));
  const names = rowNames(labels, width);
  const text = (value: number) => number(value, unit);
  const both = variantsIn(points).length > 1;
  const height = Math.max(both ? rowHeight(points) : 28, names.height);
  const thick = both ? 18 : 14;
  const [low, high] = reach(points, 0);
  const nothing = points.every((point) => point.value >= 0 && (point.low ?? 0) >= 0);
  return draw({
    width,
    height: labels.length * height + 36,
    marginLeft: names.margin,
    marginRight: room(points.map((point) => text(point.value))) + 16,
    marginTop: 4,
    marginBottom: 30,
    x: { domain: [nothing ? 0 : low, high], ticks: 4, tickFormat: text, grid: true, label: null },
    y: { domain: labels, padding: 0.2 },
    marks: [
      names.axis,
      ...variantsIn(points).flatMap((variant) => {
        const own = points.filter((point) => point.variant === variant);
        const known = own.filter((point) => point.low !== null && point.high !== null);
        const dy = aside(points, variant);
        const inset = (height * 0.8 - thick) / 2;
        return [
          Plot.barX(own, {
            x: 'value',
            y: 'label',
            fill: TONES[variant],
            fillOpacity: 0.55,
            insetTop: inset + dy,
            insetBottom: inset - dy,
            rx: 3,
          }),
          Plot.ruleY(known, { x1: 'low', x2: 'high', y: 'label', stroke: 'var(--ink)', strokeWidth: 2, dy }),
          Plot.text(own, {
            x: (point) => Math.max(point.high ?? point.value, point.value, 0),
            y: 'label',
            text: (point) => text(point.value),
            textAnchor: 'start',
            fontWeight: 700,
            dx: 8,
            dy,
          }),
        ];
      }),
      Plot.ruleX([0], { stroke: 'var(--ink-2)' }),
    ],
  });
}
