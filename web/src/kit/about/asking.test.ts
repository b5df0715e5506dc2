import { expect, test } from 'vitest';
import { aboutAt, strayed } from './asking';

test('nothing is asked of nothing', () => {
  expect(aboutAt(null)).toBeNull();
});

test('a finger may tremble, but not wander', () => {
  expect(strayed({ x: 5, y: 5 }, { x: 11, y: 9 })).toBe(false);
  expect(strayed({ x: 5, y: 5 }, { x: 5, y: 20 })).toBe(true);
});
