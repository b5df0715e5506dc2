/** A row for each thing: a dot at its value, a line through it as far as its interval reaches. */
import * as Plot from '@observablehq/plot';
import type { Chart } from '../chapters';
import { number } from '../format';
import { say } from '../../../lib/words';
import { aside, draw, reach, room, rowHeight, rowNames, symbols, TONES, variantsIn } from './frame';

export function dots({ points, unit, fair }: Chart, width: number): Element {
  const labels = [...new Set(points.map((point) => point.label))];
  const names = rowNames(labels, width);
  const text = (value: number) => number(value, unit);
  const height = Math.max(rowHeight(points), names.height);
  return draw({
    width,
    height: labels.length * height + (fair === undefined ? 38 : 54),
    marginLeft: names.margin,
    marginRight: room(points.map((point) => text(point.value))) + 16,
    marginTop: fair === undefined ? 6 : 22,
    marginBottom: 30,
    x: {
      domain: reach(points, ...(fair === undefined ? [] : [fair])),
      ticks: 4,
      tickFormat: text,
      grid: true,
      label: null,
    },
    y: { type: 'band', domain: labels, padding: 0.2 },
    marks: [
      names.axis,
      ...(fair === undefined
        ? []
        : [
            Plot.ruleX([fair], { stroke: 'var(--ink-2)', strokeDasharray: '4 4' }),
            Plot.text([say('study-fair')], { x: fair, frameAnchor: 'top', dy: -14, fill: 'var(--ink-2)' }),
          ]),
      ...variantsIn(points).flatMap((variant) => {
        const own = points.filter((point) => point.variant === variant);
        const dy = aside(points, variant);
        const known = own.filter((point) => point.low !== null && point.high !== null);
        return [
          Plot.ruleY(known, { x1: 'low', x2: 'high', y: 'label', stroke: TONES[variant], strokeWidth: 3, dy }),
          Plot.tickX(known, { x: 'low', y: 'label', stroke: TONES[variant], strokeWidth: 2, ...cap(height, dy) }),
          Plot.tickX(known, { x: 'high', y: 'label', stroke: TONES[variant], strokeWidth: 2, ...cap(height, dy) }),
          symbols(own, variant, dy),
          Plot.text(own, {
            x: (point) => point.high ?? point.value,
            y: 'label',
            text: (point) => text(point.value),
            textAnchor: 'start',
            fontWeight: 700,
            dx: 10,
            dy,
          }),
        ];
      }),
    ],
  });
}

/** The ends of an interval are small strokes, whatever the height of a row. */
function cap(height: number, dy: number) {
  const half = (height * 0.8) / 2 - 5;
  return { insetTop: half + dy, insetBottom: half - dy };
}
