import { describe, expect, test } from 'vitest';
import { arrows, COLOURS, CORE, HIGH, HOME, HOME_ROUND, homeOf, LANE, pointAt, START, TRACK, WIDE } from './geometry';

const far = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
const colours = Array.from({ length: COLOURS }, (_, colour) => colour);
const track = Array.from({ length: TRACK }, (_, i) => pointAt(0, i + 1, 0));

describe('the board', () => {
  test('has one field for all colours where their ways meet', () => {
    for (const colour of colours)
      for (const place of [1, 13, 14, 40, 78]) {
        const asGreen = ((colour * 13 + place - 1) % TRACK) + 1;
        expect(far(pointAt(colour, place, 2), pointAt(0, asGreen, 2))).toBeCloseTo(0);
      }
  });

  test('keeps all places apart', () => {
    const lanes = colours.flatMap((colour) =>
      [START, LANE, LANE + 1, LANE + 2, CORE].map((place) => pointAt(colour, place, 0)),
    );
    const nests = colours.flatMap((colour) => [0, 1, 2, 3].map((spot) => pointAt(colour, HOME, 0, spot)));
    const all = [...track, ...lanes, ...nests];
    const nearest = all.flatMap((a, i) => all.slice(i + 1).map((b) => far(a, b)));
    expect(Math.min(...nearest)).toBeGreaterThan(4.4);
  });

  test('has its steps equally long, but over a start that is not counted', () => {
    track.slice(1).forEach((field, i) => {
      const step = far(field, track[i] ?? field);
      if ((i + 1) % 13) expect(step).toBeLessThan(5.3);
      else expect(step).toBeGreaterThan(8);
    });
  });

  test('turns so that the reader sits at the bottom, with the others clockwise', () => {
    for (const reader of colours) {
      const start = pointAt(reader, START, reader);
      expect(start.x).toBeCloseTo(0);
      expect(start.y).toBeGreaterThan(40);
      expect(pointAt(reader + 1, START, reader).x).toBeLessThan(-30);
      expect(pointAt(reader, 1, reader).x).toBeLessThan(0);
    }
  });

  test('has arrows that point to the next field', () => {
    const drawn = arrows().split('M').slice(1);
    expect(drawn).toHaveLength(3 * COLOURS);
    for (const arrow of drawn) {
      const [tail, tip] = arrow.split('L').map((point) => point.split(' ').map(Number)) as [number[], number[]];
      const at = ([x = 0, y = 0]: number[]) => ({ x, y });
      const here = track.findIndex((field) => far(field, at(tip)) < 1);
      const next = track[(here + 1) % TRACK] ?? at(tip);
      expect(here).toBeGreaterThanOrEqual(0);
      expect(far(next, at(tip))).toBeLessThan(far(next, at(tail)));
    }
  });

  test('fits into its drawing', () => {
    for (const { x, y } of [...track, ...colours.map((colour) => pointAt(colour, START, 0))]) {
      expect(Math.abs(x)).toBeLessThan(WIDE - 2.5);
      expect(Math.abs(y)).toBeLessThan(HIGH - 3);
    }
    for (const colour of colours) expect(Math.abs(homeOf(colour, 0).x) + HOME_ROUND).toBeLessThan(WIDE);
  });
});
