import { expect, it } from 'vitest';
import { turningPoint } from './turning';

const standings = (...scores: number[][]) => scores.map((each, number) => ({ number, scores: each }));

it('is the view from which the winner led alone to the end', () => {
  const course = standings([0, 0], [3, 0], [3, 5], [6, 5], [6, 9], [6, 12]);
  expect(turningPoint(course, [0, 1], 1)).toBe(4);
});

it('is none where points do not decide, and where the lead never changed', () => {
  expect(turningPoint(standings([0, 0], [3, 0], [3, 3]), [0, 1], 1)).toBeNull();
  expect(turningPoint(standings([0, 0], [3, 0], [5, 1]), [0, 1], 0)).toBeNull();
  expect(turningPoint([], [0, 1], 0)).toBeNull();
});

it('knows partners', () => {
  const course = standings([0, 0, 0, 0], [4, 0, 0, 0], [4, 0, 0, 6]);
  expect(turningPoint(course, [0, 1, 0, 1], 1)).toBe(2);
});
