/** House values are shown in rooms, and told where they are not as usual. */
import { beforeAll, expect, test } from 'vitest';
import { loadLabWords } from '../../lib/words';
import { changedHouse, roomsOf } from './house';

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
