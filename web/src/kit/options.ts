/** Options of a game: what they are called, and which of their values fit a table. */
import { gameKey, hasWords, say } from '../lib/words';
import type { OptionInfo } from '../wire';

/** What an option is called. */
export function optionName(game: string, option: OptionInfo): string {
  return say(ownOrShared(gameKey(game, 'option', option.name), gameKey('option', option.name)));
}

/** What it does, in one line. */
export function optionAbout(game: string, option: OptionInfo): string {
  return say(ownOrShared(gameKey(game, 'option', option.name, 'about'), gameKey('option', option.name, 'about')));
}

/** What one of its values is called. */
export function valueName(game: string, option: OptionInfo, value: string): string {
  const own = gameKey(game, 'option', option.name, value);
  return say(ownOrShared(own, gameKey('option', option.name, 'value')), { value });
}

/** The key of a game's own words, unless it has none and games share some. */
export function ownOrShared(own: string, shared: string): string {
  return hasWords(shared) && !hasWords(own) ? shared : own;
}

/** The option with only those of its values that fit. */
export function only(option: OptionInfo, fits: (value: string) => boolean): OptionInfo {
  return { ...option, values: option.values?.filter(fits) ?? null };
}

/** Only seats that exist can begin. */
export function beginners(option: OptionInfo, players: number): OptionInfo {
  return option.name === 'first' ? only(option, (value) => !(Number(value) > players)) : option;
}
