import { expect, test } from 'vitest';
import { shapeOf, slabs } from './slabs';

const SQUARE = [
  { row: 0, column: 0 },
  { row: 0, column: 1 },
  { row: 1, column: 0 },
  { row: 1, column: 1 },
];

test('one square is one slab, grown on all sides', () => {
  expect(slabs([{ row: 1, column: 2 }], 7, 5, 30)).toEqual([{ x: 223, y: 123, width: 114, height: 114, rx: 5 }]);
});

test('squares that touch are joined, and four of them have no hole in their middle', () => {
  const drawn = slabs(SQUARE, -10, 20);
  const joints = drawn.filter(({ rx }) => rx === 0);
  expect(drawn).toHaveLength(4 + joints.length);
  expect(joints).toHaveLength(5);
  expect(
    joints.filter(({ x, y, width, height }) => x < 90 && y < 90 && x + width > 110 && y + height > 110),
  ).toHaveLength(1);
});

test('squares apart are not', () => {
  expect(
    slabs(
      [
        { row: 0, column: 0 },
        { row: 1, column: 1 },
      ],
      0,
      5,
    ),
  ).toHaveLength(2);
});

test('as one path, every rectangle is drawn, all in the same direction', () => {
  expect(shapeOf([{ row: 0, column: 0 }], 0, 10)).toBe(
    'M10 0h80a10 10 0 0 1 10 10v80a10 10 0 0 1 -10 10h-80a10 10 0 0 1 -10 -10v-80a10 10 0 0 1 10 -10z',
  );
  const two = [0, 1].map((column) => ({ row: 0, column }));
  expect(shapeOf(two, 0, 10).match(/M/g)).toHaveLength(slabs(two, 0, 10).length);
  expect(shapeOf(two, 0, 10)).toContain('M50 0h100v100h-100z');
});
