/** A board: each place as bright as its value. Colours that every eye can tell apart. */
import * as ObservablePlot from '@observablehq/plot';
import type { Plot, PlotMark } from '../../../wire';
import * as frame from './frame';

const READABLE = 40; // px a place needs for its number
const MOST_SIDE = 56; // px

/** Every number from the least to the most of these. */
function span(numbers: number[]): number[] {
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, i) => first + i);
}

const column = (mark: PlotMark) => mark.column ?? 0;
const row = (mark: PlotMark) => mark.row ?? 0;

/** Only as much of the board as games are played on, whose places are those that are met at all. */
export function board({ marks: all, axis }: Plot, width: number): Element {
  const { marks } = frame.drawnRows(all);
  const signed = axis.low < 0; // then nothing is pale, and both directions have a colour
  const [across, down] = [span(marks.map(column)), span(marks.map(row))];
  const side = Math.min(MOST_SIDE, width / across.length);
  const short = (mark: PlotMark) => mark.quantity.text.replace(/\s?%$/, '');
  // Dark ink on bright places, light ink on dark ones.
  const hasDarkInk = ({ quantity }: PlotMark) =>
    signed ? Math.abs(quantity.value) < 0.7 * axis.high : quantity.value > 0.5 * axis.high;
  return frame.draw({
    width: side * across.length,
    height: side * down.length,
    margin: 0,
    x: { domain: across, axis: null, padding: 0.06 },
    y: { domain: down, axis: null, padding: 0.06 },
    color: {
      domain: [axis.low, axis.high],
      ...(signed ? { type: 'diverging', scheme: 'PuOr', reverse: true } : { type: 'linear', scheme: 'cividis' }),
    },
    marks: [
      ObservablePlot.cell(marks, {
        x: column,
        y: row,
        fill: frame.value,
        rx: 4,
        title: (mark: PlotMark) => `${mark.label}: ${mark.quantity.text}`,
      }),
      ...(side < READABLE
        ? []
        : [true, false].map((dark) =>
            ObservablePlot.text(
              marks.filter((mark) => hasDarkInk(mark) === dark),
              { x: column, y: row, text: short, fill: dark ? '#000' : '#fff', fontWeight: 700, fontSize: 12 },
            ),
          )),
    ],
  });
}
