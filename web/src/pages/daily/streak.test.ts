import { expect, test } from 'vitest';
import { streakOf, withSolved } from './streak';

test('a streak is of days in a row, and today may still come', () => {
  const all = { '2026-03-01': ['move'], '2026-02-28': ['puzzle'], '2026-02-26': ['move'] };
  expect(streakOf(all, '2026-03-01')).toBe(2);
  expect(streakOf(all, '2026-03-02')).toBe(2);
  expect(streakOf(all, '2026-03-03')).toBe(0);
  expect(streakOf({}, '2026-03-03')).toBe(0);
});

test('what is solved twice counts once', () => {
  const once = withSolved({}, '2026-03-01', 'move');
  expect(withSolved(once, '2026-03-01', 'move')).toEqual(once);
  expect(withSolved(once, '2026-03-01', 'puzzle')['2026-03-01']).toEqual(['move', 'puzzle']);
});
