/** What the second variant changes, in one unit: differences with their intervals, to both sides of nothing. */
import * as ObservablePlot from '@observablehq/plot';
import type { Plot, PlotMark } from '../../../wire';
import * as frame from './frame';

export function differences({ marks: all, axis }: Plot, width: number): Element {
  const { marks, labels } = frame.drawnRows(all);
  const names = frame.rowNames(labels, width);
  const marginRight = frame.textWidth(marks.map(frame.valueText)) * 0.95 + 14;
  return frame.draw({
    width,
    height: marks.length * Math.max(34, names.height) + 40,
    marginLeft: names.margin,
    marginRight,
    marginTop: 4,
    marginBottom: 30,
    x: { ...frame.scaleOf(axis, width - names.margin - marginRight), grid: true, label: null },
    y: { type: 'band', domain: labels, padding: 0.2 },
    marks: [
      names.axis,
      ObservablePlot.ruleX([0], { stroke: 'var(--ink)', strokeWidth: 1.5 }),
      ObservablePlot.ruleY(frame.withIntervals(marks), {
        x1: frame.low,
        x2: frame.high,
        y: 'label',
        stroke: 'var(--other)',
        strokeWidth: 3,
      }),
      frame.symbols(marks, 1),
      ObservablePlot.text(marks, {
        x: (mark: PlotMark) => Math.max(frame.high(mark), frame.value(mark), 0),
        y: 'label',
        text: frame.valueText,
        textAnchor: 'start',
        fontWeight: 700,
        dx: 10,
      }),
    ],
  });
}
