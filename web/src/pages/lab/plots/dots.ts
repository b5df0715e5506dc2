/** A row for each thing: a dot at its value, a line through it as far as its interval reaches. */
import * as ObservablePlot from '@observablehq/plot';
import type { Plot } from '../../../wire';
import * as frame from './frame';

export function dots({ marks: all, axis, reference }: Plot, width: number): Element {
  const { marks, labels } = frame.drawnRows(all);
  const names = frame.rowNames(labels, width);
  const height = Math.max(frame.rowHeight(marks), names.height);
  const marginRight = frame.textWidth(marks.map(frame.valueText)) + 16;
  return frame.draw({
    width,
    height: labels.length * height + (reference ? 54 : 38),
    marginLeft: names.margin,
    marginRight,
    marginTop: reference ? 22 : 6,
    marginBottom: 30,
    x: { ...frame.scaleOf(axis, width - names.margin - marginRight), grid: true, label: null },
    y: { type: 'band', domain: labels, padding: 0.2 },
    marks: [
      names.axis,
      ...(reference
        ? [
            ObservablePlot.ruleX([reference.value ?? 0], { stroke: 'var(--ink-2)', strokeDasharray: '4 4' }),
            ObservablePlot.text([reference.text], {
              x: reference.value ?? 0,
              frameAnchor: 'top',
              dy: -14,
              fill: 'var(--ink-2)',
            }),
          ]
        : []),
      ...frame.variantsIn(marks).flatMap((variant) => {
        const own = marks.filter((mark) => mark.variant === variant);
        const dy = frame.rowOffset(marks, variant);
        const known = frame.withIntervals(own);
        const stroke = frame.TONES[variant] ?? '';
        return [
          ObservablePlot.ruleY(known, { x1: frame.low, x2: frame.high, y: 'label', stroke, strokeWidth: 3, dy }),
          ...[frame.low, frame.high].map((x) =>
            ObservablePlot.tickX(known, { x, y: 'label', stroke, strokeWidth: 2, ...intervalCap(height, dy) }),
          ),
          frame.symbols(own, variant, dy),
          ObservablePlot.text(own, {
            x: frame.high,
            y: 'label',
            text: frame.valueText,
            textAnchor: 'start',
            fontWeight: 700,
            dx: 10,
            dy,
          }),
        ];
      }),
    ],
  });
}

/** The ends of an interval are small strokes, whatever the height of a row. */
function intervalCap(height: number, dy: number) {
  const half = (height * 0.8) / 2 - 5;
  return { insetTop: half + dy, insetBottom: half - dy };
}
