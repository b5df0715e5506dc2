import { expect, test } from 'vitest';
import { walk } from './walking';

const from = { row: 2, column: 3 };

test('arrow keys lead to the neighbours, Home and End along the row', () => {
  expect(walk('ArrowUp', from, 8, 8)).toEqual({ row: 1, column: 3 });
  expect(walk('ArrowLeft', from, 8, 8)).toEqual({ row: 2, column: 2 });
  expect(walk('Home', from, 8, 8)).toEqual({ row: 2, column: 0 });
  expect(walk('End', from, 8, 8)).toEqual({ row: 2, column: 7 });
  expect(walk('PageDown', from, 8, 8)).toEqual({ row: 7, column: 3 });
});

test('nobody walks off the grid, and other keys lead nowhere', () => {
  expect(walk('ArrowUp', { row: 0, column: 0 }, 8, 8)).toEqual({ row: 0, column: 0 });
  expect(walk('ArrowRight', { row: 0, column: 7 }, 8, 8)).toEqual({ row: 0, column: 7 });
  expect(walk('Enter', from, 8, 8)).toBeNull();
});
