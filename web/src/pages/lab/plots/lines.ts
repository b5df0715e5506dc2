/** Figures over a range: a line for each thing they are about, with its name at the end. */
import * as ObservablePlot from '@observablehq/plot';
import type { Plot, PlotMark } from '../../../wire';
import * as frame from './frame';

const COLOURS = ['--one', '--other', '--seat-4', '--seat-3', '--seat-5', '--ink', '--ink-2', '--seat-2'];
const LINE_HEIGHT = 17; // px between two names

/** Places for names, moved up or down where they would lie on each other or above `top`; `apart`: how far apart they are. */
export function spreadOut(names: { at: number; name: string }[], apart: number, top: number): Map<string, number> {
  const sorted = [...names].sort((a, b) => a.at - b.at);
  const places: number[] = [];
  sorted.forEach(({ at }, i) => places.push(Math.max(at, (places[i - 1] ?? -Infinity) + apart)));
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i] ?? top, i + 1 < places.length ? (places[i + 1] ?? top) - apart : top);
  }
  return new Map(sorted.map(({ name }, i) => [name, places[i] ?? top]));
}

export function lines({ marks, axis, vertical: up, columns, measures }: Plot, width: number): Element {
  const vertical = up ?? axis;
  const labels = [...new Set(marks.map((mark) => mark.label))];
  const named = labels.length > 1 || labels[0] !== measures[0];
  const height = Math.min(320, width * 0.5 + 90);
  const marginLeft = frame.textWidth(vertical.ticks.map(({ text }) => text)) + 16;
  const marginRight = named ? Math.min(frame.textWidth(labels) + 14, width * 0.4) : 24;
  const ends = labels.flatMap((label) => marks.filter((mark) => mark.label === label).slice(-1));
  const colour = ({ label }: PlotMark) => `var(${COLOURS[labels.indexOf(label) % COLOURS.length] ?? '--one'})`;
  const places = spreadOut(
    ends.map((mark) => ({ at: mark.quantity.value, name: mark.label })),
    ((vertical.high - vertical.low) * LINE_HEIGHT) / (height - 64),
    vertical.high,
  );
  return frame.draw({
    width,
    height,
    marginLeft,
    marginRight,
    marginTop: 20,
    marginBottom: 44,
    x: { ...frame.scaleOf(axis, width - marginLeft - marginRight), label: columns[1] ?? null, labelAnchor: 'center' },
    y: { ...frame.verticalScale(vertical, height - 64), label: null },
    color: { type: 'identity' },
    marks: [
      ObservablePlot.ruleX(frame.withIntervals(marks), {
        x: 'x',
        y1: frame.low,
        y2: frame.high,
        stroke: colour,
        strokeWidth: 2.5,
      }),
      ObservablePlot.lineY(marks, { x: 'x', y: frame.value, z: 'label', stroke: colour, strokeWidth: 2 }),
      ObservablePlot.dot(marks, { x: 'x', y: frame.value, r: 5, fill: colour, stroke: 'var(--paper)' }),
      ...(named
        ? [
            ObservablePlot.text(ends, {
              x: axis.high,
              y: (mark: PlotMark) => places.get(mark.label) ?? mark.quantity.value,
              text: 'label',
              textAnchor: 'start',
              dx: 12,
              fontWeight: 700,
              fill: colour,
              lineWidth: (marginRight - 14) / 13,
            }),
          ]
        : []),
    ],
  });
}
