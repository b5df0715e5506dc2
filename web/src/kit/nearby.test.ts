import { expect, test } from 'vitest';
import { nearestTo } from './nearby';

const places = [
  { x: 10, y: 10 },
  { x: 40, y: 10 },
];

test('a tap means the nearest place', () => {
  expect(nearestTo({ x: 24, y: 12 }, places)).toBe(0);
  expect(nearestTo({ x: 27, y: 12 }, places)).toBe(1);
});

test('what is further away than half a finger is not meant', () => {
  expect(nearestTo({ x: 25, y: 40 }, places)).toBe(-1);
  expect(nearestTo({ x: 25, y: 40 }, [])).toBe(-1);
});
