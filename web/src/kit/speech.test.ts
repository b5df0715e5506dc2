import { expect, test } from 'vitest';
import { namesOf, whose } from './speech';

test('a status line tells the reader from the others at this screen, and from those elsewhere', () => {
  expect(whose({ acting: 1, oneScreen: false }, 1)).toBe('you');
  expect(whose({ acting: 1, oneScreen: true }, 1)).toBe('ours');
  expect(whose({ acting: null, oneScreen: true, mine: [0, 1] }, 1)).toBe('other');
  expect(whose({ acting: null, oneScreen: false, mine: [1] }, 0)).toBe('other');
});

test('it stays the reader’s turn while the table has not answered yet', () => {
  expect(whose({ acting: null, oneScreen: false, mine: [1] }, 1)).toBe('you');
});

test('several names stand in one line', () => {
  expect(namesOf([2, 0], ['Ann', 'Ben', 'Cleo'])).toBe('Cleo · Ann');
});
