/** Every word on the page comes from the catalogues; every key used is there, and every key of ours is used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hasWords, loadWords, say } from './words';
import { keysUsed, readCatalogue, wordsOutside } from './words.check';

const WEB = join(import.meta.dirname, '..');
const PYTHON = join(WEB, '../../src/fathoms');
const CATALOGUE = join(PYTHON, 'words/en');
const OURS = ['page', 'lobby', 'rules', 'table', 'lesson', 'lab_page', 'review_page', 'puzzles'].map((name) =>
  join(CATALOGUE, `${name}.ftl`),
);

function filesUnder(folder: string, endings: RegExp): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && endings.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const sources = filesUnder(WEB, /\.(svelte|ts)$/)
  .filter((file) => !/\.(test|check)\.ts$|wire\.ts$/.test(file))
  .map((file) => ({ name: relative(WEB, file), text: readFileSync(file, 'utf8') }));
const python = filesUnder(PYTHON, /\.py$/).map((file) => readFileSync(file, 'utf8'));
// Keys that Python puts together: f"toi-tune-{name}" and f"end-{game}" use all that begin so.
const families = python.flatMap((text) => [...text.matchAll(/f"((?:[a-z0-9]+-)+)\{/g)].map((found) => found[1] ?? ''));
const ofGames = filesUnder(join(PYTHON, 'games'), /^en\.ftl$/);
const read = (files: string[]) => files.map((file) => readCatalogue(readFileSync(file, 'utf8')));
const keysIn = (files: string[]) => read(files).flatMap(({ keys }) => keys);
const catalogues = read([...filesUnder(CATALOGUE, /\.ftl$/), ...ofGames]);
const allKeys = catalogues.flatMap(({ keys }) => keys);
const ourKeys = keysIn([...OURS, ...ofGames]);
const withTheLab = keysIn([join(CATALOGUE, 'lab_page.ftl')]);
const withReviews = keysIn([join(CATALOGUE, 'review_page.ftl')]);
const withPuzzles = keysIn([join(CATALOGUE, 'puzzles.ftl')]);
// Drawing, the puzzles of the day and printing; what games have for these is only opened there.
const OF_PUZZLES = /^pages\/(daily|draw|print)\/|^games\/\w+\/(Editor|Sheet)\.svelte$/;
// What can be said before any game has been fetched.
const fromTheStart = allKeys.filter(hasWords);

/** The game whose folder a file of ours or of Python's is in. */
function gameOf(file: string): string | undefined {
  return /(?:^|\/)games\/(\w+)\//.exec(file)?.[1];
}

describe('the page', () => {
  test('has no words outside the catalogues', () => {
    const found = sources.flatMap(({ name, text }) => wordsOutside(name, text).map((words) => `${name}: ${words}`));
    expect(found).toEqual([]);
  });

  test('uses only keys that exist, and are there when they are used', () => {
    const ofGame = new Map(ofGames.map((file) => [gameOf(file), keysIn([file])]));
    const used = sources.flatMap(({ name, text }) => keysUsed(name, text).map((pattern) => ({ name, pattern })));
    const missing = used.filter(({ name, pattern }) => {
      // What is in the kit is drawn by games, for which it finds the words.
      const inLab = name.startsWith('pages/lab/') ? withTheLab : [];
      const inReview = /^pages\/(review|mine)\//.test(name) ? withReviews : [];
      const inPuzzles = OF_PUZZLES.test(name) ? withPuzzles : [];
      const there = name.startsWith('kit/')
        ? allKeys
        : [...fromTheStart, ...inLab, ...inReview, ...inPuzzles, ...(ofGame.get(gameOf(name)) ?? [])];
      return !there.some((key) => pattern.test(key));
    });
    expect(missing.map(({ name, pattern }) => `${name}: ${pattern.source}`)).toEqual([]);
    expect(used.length).toBeGreaterThan(80);
  });

  test('has catalogues that Fluent can read to the end', () => {
    expect(catalogues.flatMap(({ junk }) => junk)).toEqual([]);
    expect(ourKeys.length).toBeGreaterThan(300);
  });

  test('leaves no key of its catalogues unused', () => {
    const used = sources.flatMap(({ name, text }) => keysUsed(name, text));
    const unused = ourKeys.filter(
      (key) =>
        !key.includes('-lesson-') && // those of lessons are looked for beside the lessons, in Python
        !used.some((pattern) => pattern.test(key)) &&
        !python.some((text) => text.includes(`"${key}"`)) &&
        !families.some((family) => key.startsWith(family)) &&
        !catalogues.some(({ used }) => used.has(key)), // another message is made of it
    );
    expect(unused).toEqual([]);
  });
});

describe('a game', () => {
  test('has the words on its card from the start, and no others', () => {
    const early = keysIn(ofGames).filter((key) => fromTheStart.includes(key));
    expect(ofGames.length).toBeGreaterThan(4);
    expect(early.filter((key) => !/-(title|tagline|facts)$/.test(key))).toEqual([]);
    expect(early.length).toBe(3 * ofGames.length);
  });

  test('brings its words, and only its own; until then they are missed loudly', async () => {
    expect(() => say('poo-street')).toThrow('no-words: poo-street');
    await loadWords('poo_divers');
    expect(say('poo-street')).toBe('The street');
    expect(say('poo-divers-title')).toBe('Tokyo Poo Divers');
    expect(() => say('dyk-carry')).toThrow('no-words: dyk-carry');
    expect(() => say('poo-moon')).toThrow('no-words: poo-moon');
    await expect(loadWords('moon')).rejects.toThrow('no-words: moon');
  });
});

describe('the check itself', () => {
  test('finds words in markup and in attributes people hear', () => {
    const page =
      '<script lang="ts">let a = 1;</script><p class="big sheet">Hello {a} there</p><img alt="A duck" src="x.svg" />';
    expect(wordsOutside('x.svelte', page)).toEqual(['Hello', 'there', 'A duck']);
  });

  test('finds words in expressions and scripts', () => {
    expect(wordsOutside('x.svelte', "<p>{yes ? 'You win' : ''}</p>")).toEqual(['You win']);
    expect(wordsOutside('x.ts', "const text = 'It is your turn';")).toEqual(['It is your turn']);
    expect(wordsOutside('x.ts', "export const text = 'You have 3 points';")).toEqual(['You have 3 points']);
    expect(wordsOutside('x.ts', 'const text = `You have ${n} points`;')).toEqual(['You have ', ' points']);
  });

  test('leaves keys, classes and numbers alone', () => {
    expect(wordsOutside('x.svelte', '<p class="a b" style:left="{1}%">{say("page-title")} · 3</p>')).toEqual([]);
  });

  test('knows what a catalogue holds, and what in it is none', () => {
    const words = '# no-key = here\na-b = One { c } { $d }\n    e-f = more\nc = two\ng-h\n';
    const { keys, used, junk } = readCatalogue(words);
    expect(keys).toEqual(['a-b', 'c']);
    expect([...used]).toEqual(['c']);
    expect(junk).toEqual(['g-h\n']);
  });

  test('knows a missing key from one that is there, also in families', () => {
    const [exact, family, game] = keysUsed('x.ts', "say('page-no'); say(`poo-status-${p}`); gameKey(g, 'title');");
    expect(allKeys.some((key) => exact?.test(key))).toBe(false);
    expect(family?.test('poo-status-over')).toBe(true);
    expect(family?.test('poo-hint-open')).toBe(false);
    expect(game?.test('poo-divers-title')).toBe(true);
  });
});
