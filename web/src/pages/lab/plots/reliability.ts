/** What a glance said, and how often it came true: on the dashed line, one is as good as the other. */
import * as ObservablePlot from '@observablehq/plot';
import type { Plot } from '../../../wire';
import * as frame from './frame';

const DIAGONAL = [
  { at: 0, value: 0 },
  { at: 1, value: 1 },
];

export function reliability({ marks, axis, vertical, reference }: Plot, width: number): Element {
  const side = Math.min(width, 420);
  return frame.draw({
    width: side,
    height: side,
    marginLeft: 52,
    marginRight: 20,
    marginTop: 30,
    marginBottom: 44,
    x: { ...frame.scaleOf(axis, side - 72), labelAnchor: 'center' },
    y: frame.verticalScale(vertical ?? axis, side - 74),
    marks: [
      ObservablePlot.line(DIAGONAL, { x: 'at', y: 'value', stroke: 'var(--ink-2)', strokeDasharray: '4 4' }),
      ObservablePlot.text([reference?.text ?? ''], {
        x: 0.86,
        y: 0.86,
        dx: 14,
        dy: 16,
        fill: 'var(--ink-2)',
        rotate: -45,
      }),
      ...frame.variantsIn(marks).flatMap((variant) => {
        const own = marks.filter((mark) => mark.variant === variant);
        const tone = frame.TONES[variant] ?? '';
        return [
          ObservablePlot.ruleX(frame.withIntervals(own), {
            x: 'x',
            y1: frame.low,
            y2: frame.high,
            stroke: tone,
            strokeWidth: 2,
          }),
          ObservablePlot.dot(own, {
            x: 'x',
            y: frame.value,
            r: 4,
            symbol: frame.SYMBOLS[variant] ?? 'circle',
            fill: tone,
            stroke: 'var(--paper)',
          }),
        ];
      }),
    ],
  });
}
