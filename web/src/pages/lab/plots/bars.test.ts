import { expect, test } from 'vitest';
import type { Point } from '../chapters';
import { drawn, MOST_BARS } from './bars';

function point(label: string, value: number): Point {
  return { label, of: label, variant: 'one', value, low: value, high: value, unit: 'times', games: 1 };
}

test('few bars stay in their order', () => {
  expect(drawn([point('a', 1), point('b', 3), point('c', 2)])).toEqual(['a', 'b', 'c']);
});

test('of many bars those furthest from nothing are drawn', () => {
  const many = Array.from({ length: 40 }, (_, i) => point(String(i), i - 20.5));
  const labels = drawn(many);
  expect(labels).toHaveLength(MOST_BARS);
  expect(labels.slice(0, 2)).toEqual(['0', '1']);
  expect(labels).toContain('39');
});
