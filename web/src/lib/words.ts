/** Every word on the page comes from the Fluent catalogues the server reads too. */
import { FluentBundle, FluentResource } from '@fluent/bundle';

const files = import.meta.glob<string>(
  ['../../../src/fathoms/words/en/*.ftl', '../../../src/fathoms/games/*/words/en.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

const bundle = new FluentBundle('en', { useIsolating: false });
for (const file of Object.values(files)) bundle.addResource(new FluentResource(file));

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
