import { expect, test } from 'vitest';
import { COLUMNS, countCovers, FEWEST, LAYOUTS, MOST, ROWS } from './layouts';

test('all six layouts of the rules are read, with their numbers of covers', () => {
  const counts = Object.entries(LAYOUTS).map(([name, rows]) => [name, countCovers(rows)]);
  expect(Object.fromEntries(counts)).toEqual({ square: 64, donut: 68, mascot: 67, heart: 63, cow_pat: 68, head: 65 });
});

test('the limits of a custom layout are the rules’', () => {
  expect([FEWEST, MOST, COLUMNS, ROWS]).toEqual([60, 70, 15, 15]);
});
