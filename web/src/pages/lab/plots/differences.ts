/** What the second variant changes, in one unit: differences with their intervals, to both sides of nothing. */
import * as Plot from '@observablehq/plot';
import { moreAlone } from '../format';
import type { Change } from '../changes';
import { draw, room, rowNames, symbols } from './frame';

const NARROW = 520; // px

export function differences(changes: Change[], width: number): Element {
  const names = rowNames(
    changes.map((change) => change.label),
    width,
  );
  const known = changes.flatMap(({ value, low, high }) => [value, low ?? value, high ?? value]);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  const air = (high - low) * 0.05;
  const unit = changes[0]?.unit ?? '';
  return draw({
    width,
    height: changes.length * Math.max(34, names.height) + 40,
    marginLeft: names.margin,
    marginRight: room(changes.map((change) => moreAlone(change.value, unit))) * 0.95 + 14,
    marginTop: 4,
    marginBottom: 30,
    x: {
      domain: [low - air, high + air],
      ticks: width < NARROW ? 2 : 4,
      tickFormat: (value: number) => moreAlone(value, unit),
      grid: true,
      label: null,
    },
    y: { type: 'band', domain: changes.map((change) => change.label), padding: 0.2 },
    marks: [
      names.axis,
      Plot.ruleX([0], { stroke: 'var(--ink)', strokeWidth: 1.5 }),
      Plot.ruleY(
        changes.filter((change) => change.low !== null && change.high !== null),
        { x1: 'low', x2: 'high', y: 'label', stroke: 'var(--other)', strokeWidth: 3 },
      ),
      symbols(changes, 'other'),
      Plot.text(changes, {
        x: (change: Change) => Math.max(change.high ?? change.value, change.value, 0),
        y: 'label',
        text: (change: Change) => moreAlone(change.value, unit),
        textAnchor: 'start',
        fontWeight: 700,
        dx: 10,
      }),
    ],
  });
}
