import { describe, expect, test } from 'vitest';
import { laidBy, leaders, pace } from './scene';
import type { StubGameScene } from './wire';

const laying: StubGameScene = {
  game: 'stub_game',
  phase: 'laying',
  turn: 1,
  prize: 4,
  left: 2,
  bidders: [
    { points: 3, laid: 0, hand: [] },
    { points: 3, laid: 5, hand: [1, 2] },
    { points: 1, laid: null, hand: [] },
  ],
  winner: null,
};
const showing: StubGameScene = { ...laying, phase: 'showing', winner: 1 };

describe('a scene', () => {
  test('has several leaders where they have the same', () => {
    expect(leaders(laying)).toEqual([0, 1]);
  });

  test('tells a hidden card from one that lies open, and from none', () => {
    expect([0, 1, 2].map((seat) => laidBy(laying, seat))).toEqual(['hidden', '5', 'none']);
  });

  test('stays longer when all cards are turned over', () => {
    expect(pace(laying, showing)).toBeGreaterThan(2 * pace(showing, laying));
  });
});
