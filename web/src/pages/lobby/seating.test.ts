import { expect, test } from 'vitest';
import { usualBot } from '../../lib/bots';
import type { GameInfo } from '../../wire';
import { seating, usuallyHinted } from './seating';

const game: GameInfo = {
  name: 'toy',
  players: [2, 3],
  options: [],
  bots: ['paddler', 'snorkeller', 'diver'],
  hidden: false,
  simultaneous: false,
  real_time: false,
  hints: true,
  lesson: true,
};

test('against bots, the reader sits first and bots fill the table', () => {
  expect(seating(game, 'bots', 3, 'Ada')).toEqual([
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', bot: 'snorkeller' },
    { kind: 'bot', bot: 'snorkeller' },
  ]);
  expect(seating(game, 'bots', 2, 'Ada', 'paddler')[1]).toEqual({ kind: 'bot', bot: 'paddler' });
});

test('friends find open seats, and on one screen everyone is here', () => {
  expect(seating(game, 'friends', 2, 'Ada')[1]).toEqual({ kind: 'open' });
  expect(seating(game, 'screen', 2, 'Ada')[1]).toMatchObject({ kind: 'me' });
});

test('hints are on against bots alone, where the game has any', () => {
  expect(usuallyHinted(game, seating(game, 'bots', 3, 'Ada'))).toBe(true);
  expect(usuallyHinted({ ...game, hints: false }, seating(game, 'bots', 3, 'Ada'))).toBe(false);
  expect(usuallyHinted(game, seating(game, 'friends', 2, 'Ada'))).toBe(false);
  expect(usuallyHinted(game, seating(game, 'screen', 2, 'Ada'))).toBe(false);
});

test('a game without the usual bot offers another', () => {
  expect(usualBot(['random'])).toBe('random');
});
