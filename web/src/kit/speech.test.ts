import { expect, test } from 'vitest';
import { namesOf, whose } from './speech';

test('a status line tells the reader from the others at this screen, and from those elsewhere', () => {
  expect(whose({ acting: 1, oneScreen: false })).toBe('you');
  expect(whose({ acting: 1, oneScreen: true })).toBe('ours');
  expect(whose({ acting: null, oneScreen: true })).toBe('other');
});

test('several names stand in one line', () => {
  expect(namesOf([2, 0], ['Ann', 'Ben', 'Cleo'])).toBe('Cleo · Ann');
});
