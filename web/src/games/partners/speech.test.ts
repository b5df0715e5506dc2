import { beforeAll, expect, test } from 'vitest';
import type { PartnersScene } from './wire';
import { loadWords, tell } from '../../lib/words';
import { LESSON } from './lesson';
import { status } from './speech';

beforeAll(() => loadWords('partners'));

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** What stands above the board when the game is over: the place of each pair, and whether the first one is home. */
function verdict(ranks: number[], finished: boolean): string {
  const table = LESSON[0] as PartnersScene;
  const players = table.players.map((player) => {
    const rank = ranks[player.side] ?? null;
    return { ...player, rank, finished: finished && rank === 1 };
  });
  const scene: PartnersScene = { ...table, phase: 'over', players };
  const nobody = { before: null, acting: null, choices: [], eyes: null, oneScreen: false };
  return tell(status({ ...nobody, scene, names: NAMES }));
}

test('the side that is home wins', () => {
  expect(verdict([1, 2, 3], true)).toBe('The game is over: Ann · Dan have all their pieces home and win.');
});

test('a game that was stopped says so, and a shared win names everyone who shares it', () => {
  expect(verdict([1, 2, 2], false)).toMatch(/Ann · Dan have come furthest and win/);
  expect(verdict([2, 1, 1], false)).toMatch(
    /Ben · Cleo · Eve · Finn have come furthest, and these sides share the win/,
  );
});
