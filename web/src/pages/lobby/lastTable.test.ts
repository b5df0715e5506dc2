/** A table as it was last set up. */
import { expect, test } from 'vitest';
import type { NewTable } from '../../wire';
import { forNow, inShort } from './lastTable';

const table: NewTable = {
  game: 'toy',
  seats: [{ kind: 'me', name: 'Ada' }, { kind: 'bot', bot: 'diver' }, { kind: 'open' }],
  best_of: 3,
};

test('it is told in a few words', () => {
  expect(inShort(table)).toBe('3 players · one bot · one free seat · Best of 3');
  expect(inShort({ game: 'toy', seats: [{ kind: 'me' }] })).toBe('1 player');
});

test('whoever plays now sits there, unless several do', () => {
  expect(forNow(table, 'Ben').seats[0]?.name).toBe('Ben');
  const two: NewTable = { ...table, seats: [...table.seats, { kind: 'me', name: 'Eve' }] };
  expect(forNow(two, 'Ben')).toBe(two);
});
