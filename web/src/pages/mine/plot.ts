/** Accuracy over time: a dot for each reviewed game, and the mean of a few as a line. */
import * as Plot from '@observablehq/plot';
import { say } from '../../lib/words';
import { draw } from '../lab/plots/frame';
import { type Measured, smoothed } from './figures';

const WINDOW = 5; // games

export function accuracyPlot(points: Measured[], width: number): Element {
  return draw({
    width,
    height: Math.min(260, width * 0.4 + 80),
    marginLeft: 40,
    marginRight: 16,
    marginTop: 12,
    marginBottom: 40,
    x: {
      domain: [0.5, Math.max(points.length, 5) + 0.5],
      ticks: Math.min(points.length, 6),
      tickFormat: (place: number) => (Number.isInteger(place) ? String(place) : ''),
      label: say('mine-axis'),
      labelArrow: 'none',
      labelAnchor: 'center',
    },
    y: { domain: [0, 100], ticks: 5, grid: true, label: null },
    marks: [
      Plot.lineY(smoothed(points, WINDOW), {
        x: 'place',
        y: 'accuracy',
        stroke: 'var(--accent)',
        strokeWidth: 3,
        curve: 'monotone-x',
      }),
      Plot.dot(points, { x: 'place', y: 'accuracy', r: 4.5, fill: 'var(--ink-2)', stroke: 'var(--paper)' }),
    ],
  });
}
