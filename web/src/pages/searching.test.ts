import { expect, test } from 'vitest';
import { hasAll, wordsOf } from './searching';

test('a search has words, however they are written', () => {
  expect(wordsOf('  Blank  POT ')).toEqual(['blank', 'pot']);
  expect(wordsOf('')).toEqual([]);
});

test('a text is found if it has all of them, in any order', () => {
  expect(hasAll('The pot is spilled by a blank.', wordsOf('blank pot'))).toBe(true);
  expect(hasAll('The pot is yours.', wordsOf('blank pot'))).toBe(false);
  expect(hasAll('Café', wordsOf('cafe'))).toBe(true);
  expect(hasAll('anything', [])).toBe(true);
});
