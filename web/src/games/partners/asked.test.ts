import { expect, test } from 'vitest';
import { kindOf, placeKind } from './asked';
import { HOME, LANE, START } from './geometry';
import { LESSON } from './lesson';

const scene = LESSON[0];
if (!scene) throw new Error('no-scene');
const RED = 12; // the first red piece: green's partner
const BLUE = 4;

test('a piece is one’s own, a partner’s or an opponent’s, as one looks at it', () => {
  expect(kindOf(scene, 1, 0)).toBe('own');
  expect(kindOf(scene, RED, 0)).toBe('partner');
  expect(kindOf(scene, BLUE, 0)).toBe('opponent');
  expect(kindOf(scene, BLUE, 1)).toBe('own');
  expect(kindOf(scene, 1, null)).toBe('piece');
});

test('what keeps a piece safe comes first: locked, or two on one field', () => {
  expect(kindOf(scene, 0, 0)).toBe('locked');
  const pieces = scene.pieces.map((piece, number) => (number === 2 ? { ...piece, place: 77 } : piece));
  expect(kindOf({ ...scene, pieces }, 1, 0)).toBe('pair');
  expect(kindOf({ ...scene, pieces }, BLUE, 0)).toBe('opponent'); // four at home are no pair
});

test('a place is home, start, field or goal', () => {
  expect([HOME, START, 5, LANE].map(placeKind)).toEqual(['home', 'start', 'field', 'goal']);
});
