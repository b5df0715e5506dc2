/** A band for each thing, in which nine games in ten lie, and the mean in it with its interval. */
import * as Plot from '@observablehq/plot';
import type { Chart, Point } from '../chapters';
import { number } from '../format';
import { aside, draw, reach, room, rowNames, symbols, TONES, variantsIn } from './frame';

export function spans({ points, unit }: Chart, width: number): Element {
  const labels = [...new Set(points.map((point) => point.label))];
  const alone = labels.length === 1;
  const names = rowNames(labels, width);
  const text = (value: number) => number(value, unit);
  const both = variantsIn(points).length > 1;
  const height = both ? 84 : 48;
  const edge = room(points.flatMap((point) => [text(point.from ?? 0), text(point.to ?? 0)])) + 14;
  return draw({
    width,
    height: labels.length * height + 40,
    marginLeft: (alone ? 4 : names.margin) + edge,
    marginRight: edge,
    marginTop: 10,
    marginBottom: 30,
    x: { domain: reach(points), ticks: 4, tickFormat: text, grid: true, label: null },
    y: { type: 'band', domain: labels, padding: 0.2, axis: null },
    marks: [
      ...(alone ? [] : [Plot.axisY({ tickSize: 0, tickPadding: edge, label: null })]),
      ...variantsIn(points).flatMap((variant) => {
        const own = points.filter((point) => point.variant === variant);
        const known = own.filter((point) => point.low !== null && point.high !== null);
        const dy = aside(points, variant) * 2 + 6;
        const label = { y: 'label', fontWeight: 600, fill: 'var(--ink-2)', dy };
        return [
          Plot.ruleY(own, {
            x1: 'from',
            x2: 'to',
            y: 'label',
            stroke: TONES[variant],
            strokeOpacity: 0.35,
            strokeWidth: 12,
            strokeLinecap: 'round',
            dy,
          }),
          Plot.ruleY(known, { x1: 'low', x2: 'high', y: 'label', stroke: TONES[variant], strokeWidth: 4, dy }),
          symbols(own, variant, dy),
          Plot.text(own, {
            x: 'from',
            text: (point: Point) => text(point.from ?? 0),
            textAnchor: 'end',
            dx: -12,
            ...label,
          }),
          Plot.text(own, {
            x: 'to',
            text: (point: Point) => text(point.to ?? 0),
            textAnchor: 'start',
            dx: 12,
            ...label,
          }),
          Plot.text(own, {
            ...label,
            x: 'value',
            text: (point: Point) => text(point.value),
            fill: 'var(--ink)',
            fontWeight: 700,
            dy: dy - 16,
          }),
        ];
      }),
    ],
  });
}
