/** What a glance said, and how often it came true: on the dashed line, one is as good as the other. */
import * as Plot from '@observablehq/plot';
import type { Chart } from '../chapters';
import { number } from '../format';
import { say } from '../../../lib/words';
import { draw, SYMBOLS, TONES, variantsIn } from './frame';

const AS_SAID = [
  { at: 0, value: 0 },
  { at: 1, value: 1 },
];

export function truth({ points }: Chart, width: number): Element {
  const side = Math.min(width, 420);
  const text = (value: number) => number(value, 'share');
  const percent = { domain: [0, 1], ticks: 5, tickFormat: text, labelArrow: 'none' as const };
  return draw({
    width: side,
    height: side,
    marginLeft: 52,
    marginRight: 20,
    marginTop: 30,
    marginBottom: 44,
    x: { ...percent, label: say('study-said-axis'), labelAnchor: 'center' },
    y: { ...percent, label: say('study-came-axis'), grid: true },
    marks: [
      Plot.line(AS_SAID, { x: 'at', y: 'value', stroke: 'var(--ink-2)', strokeDasharray: '4 4' }),
      Plot.text([say('study-as-said')], { x: 0.86, y: 0.86, dx: 14, dy: 16, fill: 'var(--ink-2)', rotate: -45 }),
      ...variantsIn(points).flatMap((variant) => {
        const own = points.filter((point) => point.variant === variant);
        const known = own.filter((point) => point.low !== null && point.high !== null);
        return [
          Plot.ruleX(known, { x: 'at', y1: 'low', y2: 'high', stroke: TONES[variant], strokeWidth: 2 }),
          Plot.dot(own, {
            x: 'at',
            y: 'value',
            r: 4,
            symbol: SYMBOLS[variant],
            fill: TONES[variant],
            stroke: 'var(--paper)',
          }),
        ];
      }),
    ],
  });
}
