import { expect, test } from 'vitest';
import { ring } from './ring';

test('a shape stands once in every direction', () => {
  expect(ring([[50, 10]], 4, 50)).toBe('M50.00 10.00ZM90.00 50.00ZM50.00 90.00ZM10.00 50.00Z');
});

test('its corners are joined', () => {
  const corners = [
    [40, 20],
    [60, 20],
    [50, 30],
  ] as const;
  expect(ring(corners, 1, 50)).toBe('M40.00 20.00L60.00 20.00L50.00 30.00Z');
});
