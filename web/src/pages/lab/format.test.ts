/** Numbers as people read them. */
import { beforeAll, expect, test } from 'vitest';
import { loadLabWords } from '../../lib/words';
import { amount, interval, more, number, wordsFor } from './format';

beforeAll(loadLabWords);

test('shares are per cent, and tiny ones are not nothing', () => {
  expect(number(0.5148, 'share')).toBe('51.5%');
  expect(number(0.0001, 'doubt')).toBe('< 0.1%');
  expect(number(0, 'chance')).toBe('0%');
  expect(number(1e-19, 'share')).toBe('0%');
});

test('other values have as many digits as they need, and their unit', () => {
  expect(number(1234.56, 'decisions')).toBe('1,234.6');
  expect(amount(5.926, 'changes')).toBe('5.93 changes');
  expect(amount(3, 'fathoms')).toBe('3 fathoms');
});

test('differences have a sign, and shares differ by percentage points', () => {
  expect(more(0.031, 'share')).toBe('+3.1 pp');
  expect(more(-4.5, 'minutes')).toBe('−4.5 minutes');
  expect(more(0, 'points')).toBe('0 points');
});

test('an interval that is not known is said to be so', () => {
  expect(interval(0.4, 0.6, 'share')).toBe('40% to 60%');
  expect(interval(13.735, 13.794, 'minutes')).toBe('13.735 to 13.794');
  expect(interval(0.3313, 0.335, 'share')).toBe('33.13% to 33.5%');
  expect(interval(null, 0.6, 'share')).toBe('not known yet');
});

test('what has no words goes by its name', () => {
  expect(wordsFor('measure-wins', 'wins')).toBe('Wins by seat');
  expect(wordsFor('part-moon-old_sock', 'old_sock')).toBe('old sock');
});
