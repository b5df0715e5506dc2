/** The chance of later winners in the course of a game: a line in its interval. */
import * as Plot from '@observablehq/plot';
import type { Chart } from '../chapters';
import { number } from '../format';
import { say } from '../../../lib/words';
import { draw, reach, SYMBOLS, TONES, variantsIn } from './frame';

const NAMED = [0, 0.25, 0.5, 0.75, 0.95]; // moments whose value is written out

export function course({ points, unit }: Chart, width: number): Element {
  const text = (value: number) => number(value, unit);
  const [low] = reach(points);
  return draw({
    width,
    height: Math.min(320, width * 0.6 + 60),
    marginLeft: 52,
    marginRight: 34,
    marginTop: 24,
    marginBottom: 44,
    x: {
      domain: [0, 1],
      ticks: 4,
      tickFormat: (value: number) => number(value, 'share'),
      label: say('study-played-axis'),
      labelArrow: 'none',
      labelAnchor: 'center',
    },
    y: { domain: [Math.max(0, low), 1], ticks: 5, tickFormat: text, grid: true, label: null },
    marks: variantsIn(points).flatMap((variant) => {
      const own = points.filter((point) => point.variant === variant);
      const named = own.filter((point) => NAMED.includes(point.at ?? -1));
      const below = variant === 'other';
      return [
        Plot.areaY(own, { x: 'at', y1: 'low', y2: 'high', fill: TONES[variant], fillOpacity: 0.25 }),
        Plot.lineY(own, {
          x: 'at',
          y: 'value',
          stroke: TONES[variant],
          strokeWidth: 2.5,
          strokeDasharray: below ? '6 3' : 'none',
        }),
        Plot.dot(named, {
          x: 'at',
          y: 'value',
          r: 5,
          symbol: SYMBOLS[variant],
          fill: TONES[variant],
          stroke: 'var(--paper)',
        }),
        Plot.text(named, {
          x: 'at',
          y: 'value',
          text: (point) => text(point.value),
          fontWeight: 700,
          dy: below ? 16 : -16,
          stroke: 'var(--paper)',
          strokeWidth: 4,
          fill: TONES[variant],
        }),
      ];
    }),
  });
}
