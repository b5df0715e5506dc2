import { expect, test } from 'vitest';
import { render } from 'svelte/server';
import { loadWords } from '../../lib/words';
import type { PooDiversScene } from './wire';
import Board from './Board.svelte';
import { LESSON } from './lesson';
import Sprites from './Sprites.svelte';

const UNSAID = /<span aria-hidden="true"[^>]*>[^<]*<\/span>/g; // it only takes room

/** What stands beside a street with so many points left. */
async function beside(phase: PooDiversScene['phase'], points: number): Promise<string> {
  await loadWords('poo_divers');
  const scene = { ...(LESSON[0] as PooDiversScene), phase, supply: { points, golden: 0, brown: points } };
  const nobody = { before: null, acting: null, choices: [], eyes: null, oneScreen: false, names: [] };
  const nothing = { marks: [], last: [], pending: null, play: () => {} };
  return render(Board, { props: { ...nobody, ...nothing, scene } }).body.replaceAll(UNSAID, '');
}

test('points that nobody has won are in the supply, until the game is over', async () => {
  expect(await beside('opening', 66)).toContain('>Supply: 66 points<');
  const over = await beside('over', 66);
  expect(over).toContain('>66 points left over<');
  expect(over).not.toContain('Supply');
  expect(await beside('over', 1)).toContain('>1 point left over<');
  expect(await beside('over', 0)).toContain('>All points have been won<');
});

test('all that a street and what stands beside it refer to is drawn', async () => {
  const drawn = [...render(Sprites).body.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  const needed = new Set([...(await beside('opening', 66)).matchAll(/<use href="#([^"]+)"/g)].map(([, id]) => id));
  expect(needed.size).toBeGreaterThan(10);
  expect(drawn).toEqual(expect.arrayContaining([...needed]));
});
