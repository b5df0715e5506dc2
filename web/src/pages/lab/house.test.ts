/** House values are shown in rooms, and told where they are not as usual. */
import { beforeAll, expect, test } from 'vitest';
import { loadLabWords } from '../../lib/words';
import type { StudyRequest } from '../../wire';
import { changedHouse, roomsOf } from './house';
import { variantNames } from './names';

beforeAll(() => loadLabWords());

const HOUSE = [
  { name: 'deck.blanks', title: 'deck: blanks', usual: 14 },
  { name: 'deck.finds', title: 'deck: finds', usual: 42 },
  { name: 'luck', title: 'luck', usual: 1.2 },
];

test('values that belong together stand together', () => {
  expect(roomsOf(HOUSE).map(({ title, values }) => [title, values.map(({ word }) => word)])).toEqual([
    ['deck', ['blanks', 'finds']],
    ['luck', ['luck']],
  ]);
});

test('what is not as usual is told', () => {
  expect(changedHouse(HOUSE, {})).toEqual([]);
  expect(changedHouse(HOUSE, { 'deck.blanks': 14, luck: 0 })).toEqual(['luck = 0']);
  expect(changedHouse(HOUSE, {}, { 'deck.blanks': 20 })).toEqual(['deck: blanks = 14']);
});

test('two variants are told apart by their house values', () => {
  const asked: StudyRequest = {
    game: 'poo_divers',
    players: 2,
    options: {},
    against: {},
    house: {},
    against_house: { 'deck.blanks': 20 },
    bots: ['greedy'],
    games: 10,
    seed: 1,
  };
  expect(variantNames(asked, [], HOUSE)).toEqual({ one: 'deck: blanks = 14', other: 'deck: blanks = 20' });
});
