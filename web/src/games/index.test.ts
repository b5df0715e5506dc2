/** What the page has of every game from the start, and what comes later. */
import { render } from 'svelte/server';
import { expect, test, vi } from 'vitest';
import { CARDS, isDrawn, loadFace } from '.';
import { gameKey, hasWords, say } from '../lib/words';

vi.hoisted(() => vi.stubGlobal('matchMedia', () => ({ matches: false })));

test.each([...CARDS])('the card of %s is drawn without words', (_, { Card, Sprites }) => {
  expect(render(Card).body).toContain('<svg');
  expect(render(Sprites).body).toContain('<svg');
});

test.each([...CARDS])('the minutes of %s are those that its card tells', (game, { minutes }) => {
  expect(say(gameKey(game, 'facts'))).toContain(` ${minutes} `);
});

test('a face comes with its words', async () => {
  expect(hasWords('poo-street')).toBe(false);
  const { Rules } = await loadFace('poo_divers');
  expect(hasWords('poo-street')).toBe(true);
  expect(render(Rules).body).toContain('<h2');
});

test('a game nobody has drawn is none', async () => {
  expect(isDrawn('moon')).toBe(false);
  await expect(loadFace('moon')).rejects.toThrow('no-face: moon');
});
