/** Games by players and minutes. */
import { expect, test } from 'vitest';
import { peopleOf, suits } from './finding';

test('a game suits by its numbers of players and by its minutes', () => {
  const pairs = { players: [2, 4] };
  expect(suits({ people: 0, minutes: 0 }, pairs, 60)).toBe(true);
  expect(suits({ people: 3, minutes: 0 }, pairs, 60)).toBe(false);
  expect(suits({ people: 4, minutes: 30 }, pairs, 60)).toBe(false);
  expect(suits({ people: 4, minutes: 60 }, pairs, 60)).toBe(true);
  expect(peopleOf([pairs, { players: [1, 2] }])).toEqual([1, 2, 4]);
});
