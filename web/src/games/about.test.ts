/** What can be asked about on a board has words, and a chapter of the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from 'svelte/server';
import { beforeAll, expect, test, vi } from 'vitest';
import type { About } from '../kit/face';
import { CARDS } from '.';
import { hasWords, loadWords, tell } from '../lib/words';

const HERE = import.meta.dirname;
const ABOUT = import.meta.glob<About>('./*/about.ts', { import: 'about' });
const games = readdirSync(HERE).filter((game) => `./${game}/about.ts` in ABOUT);

// The drawings ask the browser what it can do.
beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

test('our games explain things on the spot', () => {
  expect(games.length).toBeGreaterThan(4);
});

test.each(games)('%s draws everything it can explain', async (game) => {
  const [about, card] = [await ABOUT[`./${game}/about.ts`]?.(), CARDS.get(game)];
  if (!about || !card) throw new Error(`not-drawn: ${game}`);
  const sprites = render(card.Sprites).body;
  for (const kind of about.kinds) {
    const { body } = render(about.Picture, { props: { kind } });
    expect(body, kind).toMatch(/<svg|class="card/);
    const used = [...body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => `id="${id ?? ''}"`);
    expect(
      used.filter((id) => !sprites.includes(id) && !body.includes(id)),
      kind,
    ).toEqual([]);
  }
});

test.each(games)('%s explains everything it says it can explain', async (game) => {
  await loadWords(game);
  const about = await ABOUT[`./${game}/about.ts`]?.();
  const rules = readFileSync(join(HERE, game, 'Rules.svelte'), 'utf8');
  expect(about?.kinds.length).toBeGreaterThan(3);
  for (const kind of about?.kinds ?? []) {
    const thing = about?.of(kind);
    if (!thing) throw new Error(`no-explanation: ${kind}`);
    expect(hasWords(thing.title.key) && hasWords(thing.text.key), kind).toBe(true);
    expect(tell(thing.text).length, kind).toBeLessThan(240);
    expect(rules, kind).toContain(`id="${thing.chapter}"`);
  }
  expect(about?.of('no such thing')).toBeNull();
});
