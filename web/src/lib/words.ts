/** Every word on the page comes from the Fluent catalogues the server reads too. With the page come those that all
 * games share and those on the games' cards; the rest of a game's words is a file for itself, fetched with the game. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

const LANGUAGE = 'en';

const WITH_THE_PAGE = {
  ...import.meta.glob<string>('../../../src/fathoms/words/en/{lobby,page,refusals,rules,table}.ftl', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../src/fathoms/games/*/words/en.ftl', {
    query: '?card',
    import: 'default',
    eager: true,
  }),
};

// By game and language.
const WITH_A_GAME = import.meta.glob<string>('../../../src/fathoms/games/*/words/*.ftl', {
  query: '?raw',
  import: 'default',
});

// With the lab.
const WITH_THE_LAB = import.meta.glob<string>('../../../src/fathoms/words/en/{lab,lab_page}.ftl', {
  query: '?raw',
  import: 'default',
});

// With reviews, and with the reader's own games.
const WITH_REVIEWS = import.meta.glob<string>('../../../src/fathoms/words/en/review_page.ftl', {
  query: '?raw',
  import: 'default',
});

const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });

function learn(file: string) {
  bundle.addResource(new FluentResource(file), { allowOverrides: true }); // a card's words come with its game once more
}

Object.values(WITH_THE_PAGE).forEach(learn);

/** Fetch the words of a game, which can be said from then on. */
export async function loadWords(game: string): Promise<void> {
  const load = WITH_A_GAME[`../../../src/fathoms/games/${game}/words/${LANGUAGE}.ftl`];
  if (!load) throw new Error(`no-words: ${game}`);
  learn(await load());
}

/** Fetch the words of the lab, which can be said from then on. */
export const loadLabWords = () => loadAll(WITH_THE_LAB);

/** Fetch the words of reviews and of the reader's games, likewise. */
export const loadReviewWords = () => loadAll(WITH_REVIEWS);

async function loadAll(files: Record<string, () => Promise<string>>): Promise<void> {
  (await Promise.all(Object.values(files).map((load) => load()))).forEach(learn);
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

/** The key of words about a game: `poo_divers`, `option`, `cow_pat` -> `poo-divers-option-cow-pat`. */
export function gameKey(game: string, ...parts: string[]): string {
  return [game, ...parts].join('-').replaceAll('_', '-');
}
