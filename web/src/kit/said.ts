/** What can be said at a table with one tap, and how it reads. */
import type { ChatEntry, SayPhrase } from '../wire';
import { isRemark } from '../lib/remark';
import { say } from '../lib/words';
import type { IconName } from './icons';

type Word = SayPhrase['word'];

export const PHRASES: Word[] = ['hello', 'good-luck', 'nice', 'thanks', 'oops', 'sorry', 'thinking', 'well-played'];
const SIGNS: Partial<Record<Word, IconName>> = { heart: 'heart', star: 'star', laugh: 'laugh', wow: 'wow' };
export const REACTIONS = Object.keys(SIGNS) as Word[];

/** The sign of a reaction; null if it was said in words. */
export function signOf(word: ChatEntry['word']): IconName | null {
  return word && !isRemark(word) ? (SIGNS[word] ?? null) : null;
}

/** What someone said, to be read or heard. */
export function inWords({ word, text }: Pick<ChatEntry, 'word' | 'text'>): string {
  if (isRemark(word)) return say(word);
  return word ? say(`word-${word}`) : text;
}
