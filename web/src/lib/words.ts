/** Every word on the page comes from the Fluent catalogues the server reads too, in the reader's language. With the page
 * come those that all games share and those on the games' cards, in one file a language; the rest of a game's words is a
 * file for itself, fetched with the game. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { PSEUDO } from './language';

const ENGLISH = 'en';

// By language. Each holds the words that come with the page (see vite.config.ts).
const WITH_THE_PAGE = import.meta.glob<string>('../../../src/fathoms/words/*/page.ftl', {
  query: '?page',
  import: 'default',
});

// By game and language.
const WITH_A_GAME = import.meta.glob<string>('../../../src/fathoms/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

// By language, with the lab.
const WITH_THE_LAB = import.meta.glob<string>('../../../src/fathoms/words/*/lab_page.ftl', {
  query: '?raw',
  import: 'default',
});

// By language, with reviews, and with the reader's own games.
const WITH_REVIEWS = import.meta.glob<string>('../../../src/fathoms/words/*/review_page.ftl', {
  query: '?raw',
  import: 'default',
});

// By language, with drawing, the puzzles of the day and printing.
const WITH_PUZZLES = import.meta.glob<string>('../../../src/fathoms/words/*/puzzles.ftl', {
  query: '?raw',
  import: 'default',
});

let language = ENGLISH;
let bundle = new FluentBundle(ENGLISH);

/** The language that is spoken, for dates and numbers. */
export function spoken(): string {
  return language;
}

/** Speak a language, of which nothing is known but what comes with the page. To be called first. */
export async function speak(wanted: string): Promise<void> {
  const pseudo = wanted === PSEUDO ? (await import('./pseudo')).accented : undefined;
  language = pseudo ? ENGLISH : wanted;
  bundle = new FluentBundle(language, { useIsolating: false, ...(pseudo ? { transform: pseudo } : {}) });
  await loadAll(WITH_THE_PAGE);
}

function learn(file: string) {
  bundle.addResource(new FluentResource(file), { allowOverrides: true }); // a card's words come with its game once more
}

function wordsOf(game: string, tongue: string): (() => Promise<string>) | undefined {
  return WITH_A_GAME[`../../../src/fathoms/games/${game}/words/${tongue}.ftl`];
}

/** Does a game have words in the reader's language? What has none speaks English. */
export function speaksOurs(game: string): boolean {
  return wordsOf(game, language) !== undefined;
}

/** Fetch the words of a game, which can be said from then on. A game that does not speak the language speaks English. */
export async function loadWords(game: string): Promise<void> {
  const load = wordsOf(game, language) ?? wordsOf(game, ENGLISH);
  if (!load) throw new Error(`no-words: ${game}`);
  learn(await load());
}

/** Fetch the words of the lab, which can be said from then on. */
export const loadLabWords = () => loadAll(WITH_THE_LAB);

/** Fetch the words of reviews and of the reader's games, likewise. */
export const loadReviewWords = () => loadAll(WITH_REVIEWS);

/** Fetch the words of drawing, the puzzles of the day and printing, likewise. */
export const loadPuzzleWords = () => loadAll(WITH_PUZZLES);

async function loadAll(files: Record<string, () => Promise<string>>): Promise<void> {
  const ours = Object.entries(files).filter(([name]) => name.includes(`/words/${language}/`));
  (await Promise.all(ours.map(([, load]) => load()))).forEach(learn);
}

export type Args = Record<string, string | number>;

/** A message key with what fills it in. */
export interface Sentence {
  key: string;
  args?: Args;
}

export function hasWords(key: string): boolean {
  return bundle.hasMessage(key);
}

/** The message `key` with its arguments filled in. */
export function say(key: string, args: Args = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) throw new Error(`no-words: ${key}`);
  return bundle.formatPattern(message.value, args);
}

export function tell(sentence: Sentence): string {
  return say(sentence.key, sentence.args);
}

/** What a kind of bot is called; one we have no words for goes by its own name. */
export function botName(bot: string): string {
  const key = gameKey('bot', bot);
  return hasWords(key) ? say(key) : bot;
}

/** How well a kind of bot plays, in a word. */
export function botLevel(bot: string): string {
  const key = gameKey('bot-level', bot);
  return hasWords(key) ? say(key) : bot;
}

/** The key of words about a game: `poo_divers`, `option`, `cow_pat` -> `poo-divers-option-cow-pat`. */
export function gameKey(game: string, ...parts: string[]): string {
  return [game, ...parts].join('-').replaceAll('_', '-');
}
