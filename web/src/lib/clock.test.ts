/** Time in figures and in words. */
import { expect, test } from 'vitest';
import { clockInWords, timeInWords, timeLeft } from './clock';

test.each([
  [0, '0:00'],
  [6.2, '0:07'],
  [90, '1:30'],
  [3599, '59:59'],
  [3 * 3600 + 5 * 60, '3 h 05 min'],
  [86_400, '1 d 0 h'],
  [2 * 86_400 + 4 * 3600 + 59, '2 d 4 h'],
  [-3, '0:00'],
])('%d seconds are %s', (seconds, shown) => {
  expect(timeLeft(seconds)).toBe(shown);
});

test('time is said in the largest unit that fits', () => {
  expect([1, 45, 60, 180, 90, 3600, 86_400].map(timeInWords)).toEqual([
    '1 second',
    '45 seconds',
    '1 minute',
    '3 minutes',
    '90 seconds',
    '1 hour',
    '1 day',
  ]);
});

test('a clock says what it gives', () => {
  expect(clockInWords({ kind: 'move', seconds: 86_400, increment: 0 })).toBe('1 day for each move');
  expect(clockInWords({ kind: 'budget', seconds: 600, increment: 5 })).toBe(
    '10 minutes for the whole game, and 5 seconds more with every move',
  );
  expect(clockInWords({ kind: 'budget', seconds: 600, increment: 0 })).toBe('10 minutes for the whole game');
});
