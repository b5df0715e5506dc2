/** What one's games come to. */
import { expect, test } from 'vitest';
import type { MyGame } from '../../wire';
import { meanOf, measured, shareOf, smoothed } from './figures';

function game(finished: number, accuracy: number | null, mine = [0]): MyGame {
  return {
    table: `t${finished}`,
    game: 'poo_divers',
    players: 2,
    options: {},
    finished,
    names: ['Ada', 'diver'],
    bots: [null, 'diver'],
    mine,
    scores: [10, 8],
    shares: [0.25, 0.75],
    accuracy,
    luck: null,
  };
}

test('accuracy over time is that of the reviewed games, the oldest first', () => {
  const points = measured([game(3, 90), game(2, null), game(1, 60)]);
  expect(points.map(({ place, accuracy }) => [place, accuracy])).toEqual([
    [1, 60],
    [2, 90],
  ]);
  expect(meanOf(points)).toBe(75);
  expect(meanOf([])).toBe(0);
});

test('the line is the mean of the last few games', () => {
  const points = measured([10, 20, 30, 40].map((accuracy, i) => game(i, accuracy)));
  expect(smoothed(points, 2).map(({ accuracy }) => accuracy)).toEqual([10, 15, 25, 35]);
});

test('with several seats of one’s own, the best counts', () => {
  expect(shareOf(game(1, null))).toBe(0.25);
  expect(shareOf(game(1, null, [0, 1]))).toBe(0.75);
});
