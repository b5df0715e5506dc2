import { expect, test } from 'vitest';
import { joined, outline } from './outline';

const box = (x: number, y: number, width = 10, height = 10) => ({ x, y, width, height });

test('holes apart stay apart', () => {
  expect(joined([box(0, 0), box(20, 0)])).toEqual([box(0, 0), box(20, 0)]);
});

test('holes that overlap become one, and what it grows into joins too', () => {
  expect(joined([box(0, 0), box(16, 0), box(8, 0)])).toEqual([box(0, 0, 26, 10)]);
});

test('the sheet covers the window and has a hole for each box', () => {
  const path = outline(300, 200, [box(0, 0), box(50, 50)]);
  expect(path.startsWith('M0 0H300V200H0z')).toBe(true);
  expect(path.match(/M/g)).toHaveLength(3);
});
