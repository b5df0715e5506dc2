/** A band for each thing, in which nine games in ten lie, and the mean in it with its interval. */
import * as ObservablePlot from '@observablehq/plot';
import type { Plot, PlotMark } from '../../../wire';
import * as frame from './frame';

const lowEnd = (mark: PlotMark) => (mark.low_end ?? mark.quantity).value;
const highEnd = (mark: PlotMark) => (mark.high_end ?? mark.quantity).value;
const lowText = (mark: PlotMark) => (mark.low_end ?? mark.quantity).text;
const highText = (mark: PlotMark) => (mark.high_end ?? mark.quantity).text;

export function spans({ marks: all, axis }: Plot, width: number): Element {
  const { marks, labels } = frame.drawnRows(all);
  const alone = labels.length === 1;
  const names = frame.rowNames(labels, width);
  const height = frame.variantsIn(marks).length > 1 ? 84 : 48;
  const edge = frame.textWidth(marks.flatMap((mark) => [lowText(mark), highText(mark)])) + 14;
  const marginLeft = (alone ? 4 : names.margin) + edge;
  return frame.draw({
    width,
    height: labels.length * height + 40,
    marginLeft,
    marginRight: edge,
    marginTop: 10,
    marginBottom: 30,
    x: { ...frame.scaleOf(axis, width - marginLeft - edge), grid: true, label: null },
    y: { type: 'band', domain: labels, padding: 0.2, axis: null },
    marks: [
      ...(alone ? [] : [ObservablePlot.axisY({ tickSize: 0, tickPadding: edge, label: null })]),
      ...frame.variantsIn(marks).flatMap((variant) => {
        const own = marks.filter((mark) => mark.variant === variant);
        const stroke = frame.TONES[variant] ?? '';
        const dy = frame.rowOffset(marks, variant) * 2 + 6;
        const label = { y: 'label', fontWeight: 600, fill: 'var(--ink-2)', dy };
        return [
          ObservablePlot.ruleY(own, {
            x1: lowEnd,
            x2: highEnd,
            y: 'label',
            stroke,
            strokeOpacity: 0.35,
            strokeWidth: 12,
            strokeLinecap: 'round',
            dy,
          }),
          ObservablePlot.ruleY(frame.withIntervals(own), {
            x1: frame.low,
            x2: frame.high,
            y: 'label',
            stroke,
            strokeWidth: 4,
            dy,
          }),
          frame.symbols(own, variant, dy),
          ObservablePlot.text(own, { x: lowEnd, text: lowText, textAnchor: 'end', dx: -12, ...label }),
          ObservablePlot.text(own, { x: highEnd, text: highText, textAnchor: 'start', dx: 12, ...label }),
          ObservablePlot.text(own, {
            ...label,
            x: frame.value,
            text: frame.valueText,
            fill: 'var(--ink)',
            fontWeight: 700,
            dy: dy - 16,
          }),
        ];
      }),
    ],
  });
}
