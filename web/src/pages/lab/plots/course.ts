/** The chance of later winners in the course of a game: a line in its interval. */
import * as ObservablePlot from '@observablehq/plot';
import type { Plot } from '../../../wire';
import * as frame from './frame';

const MARGINS = { marginLeft: 52, marginRight: 34, marginTop: 24, marginBottom: 44 };

export function course({ marks, axis, vertical, reference }: Plot, width: number): Element {
  const height = Math.min(320, width * 0.6 + 60);
  return frame.draw({
    width,
    height,
    ...MARGINS,
    x: { ...frame.scaleOf(axis, width - 86), labelAnchor: 'center' },
    y: { ...frame.verticalScale(vertical ?? axis, height - 68), label: null },
    marks: [
      ...(reference?.value == null
        ? []
        : [
            ObservablePlot.ruleY([reference.value], { stroke: 'var(--ink-2)', strokeDasharray: '4 4' }),
            ObservablePlot.text([reference.text], {
              x: axis.high,
              y: reference.value,
              textAnchor: 'end',
              dy: 10,
              fill: 'var(--ink-2)',
            }),
          ]),
      ...frame.variantsIn(marks).flatMap((variant) => {
        const own = marks.filter((mark) => mark.variant === variant);
        const labelled = own.filter((mark) => mark.has_value_label);
        const tone = frame.TONES[variant] ?? '';
        const below = variant === 1;
        return [
          ObservablePlot.areaY(frame.withIntervals(own), {
            x: 'x',
            y1: frame.low,
            y2: frame.high,
            fill: tone,
            fillOpacity: 0.25,
          }),
          ObservablePlot.lineY(own, {
            x: 'x',
            y: frame.value,
            stroke: tone,
            strokeWidth: 2.5,
            strokeDasharray: below ? '6 3' : 'none',
          }),
          ObservablePlot.dot(labelled, {
            x: 'x',
            y: frame.value,
            r: 5,
            symbol: frame.SYMBOLS[variant] ?? 'circle',
            fill: tone,
            stroke: 'var(--paper)',
          }),
          ObservablePlot.text(labelled, {
            x: 'x',
            y: frame.value,
            text: frame.valueText,
            fontWeight: 700,
            dy: below ? 16 : -16,
            stroke: 'var(--paper)',
            strokeWidth: 4,
            fill: tone,
          }),
        ];
      }),
    ],
  });
}
