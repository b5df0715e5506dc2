/** A bar for each thing, from nothing to its value, with its interval over the end. */
import * as ObservablePlot from '@observablehq/plot';
import type { Plot, PlotMark } from '../../../wire';
import * as frame from './frame';

export function bars({ marks: all, axis }: Plot, width: number): Element {
  const { marks, labels } = frame.drawnRows(all);
  const names = frame.rowNames(labels, width);
  const both = frame.variantsIn(marks).length > 1;
  const height = Math.max(both ? frame.rowHeight(marks) : 28, names.height);
  const thick = both ? 18 : 14;
  const marginRight = frame.textWidth(marks.map(frame.valueText)) + 16;
  return frame.draw({
    width,
    height: labels.length * height + 36,
    marginLeft: names.margin,
    marginRight,
    marginTop: 4,
    marginBottom: 30,
    x: { ...frame.scaleOf(axis, width - names.margin - marginRight), grid: true, label: null },
    y: { domain: labels, padding: 0.2 },
    marks: [
      names.axis,
      ...frame.variantsIn(marks).flatMap((variant) => {
        const own = marks.filter((mark) => mark.variant === variant);
        const dy = frame.rowOffset(marks, variant);
        const inset = (height * 0.8 - thick) / 2;
        return [
          ObservablePlot.barX(own, {
            x1: 0,
            x2: frame.value,
            y: 'label',
            fill: frame.TONES[variant] ?? '',
            fillOpacity: 0.55,
            insetTop: inset + dy,
            insetBottom: inset - dy,
            rx: 3,
          }),
          ObservablePlot.ruleY(frame.withIntervals(own), {
            x1: frame.low,
            x2: frame.high,
            y: 'label',
            stroke: 'var(--ink)',
            strokeWidth: 2,
            dy,
          }),
          ObservablePlot.text(own, {
            x: (mark: PlotMark) => Math.max(frame.high(mark), frame.value(mark), 0),
            y: 'label',
            text: frame.valueText,
            textAnchor: 'start',
            fontWeight: 700,
            dx: 8,
            dy,
          }),
        ];
      }),
      ObservablePlot.ruleX([0], { stroke: 'var(--ink-2)' }),
    ],
  });
}
