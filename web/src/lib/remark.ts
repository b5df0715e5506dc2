/** What bots say, as opposed to people. */
import type { Said, Say } from '../wire';

/** Was it a bot that said it? */
export function isRemark(word: Said['word']): word is Exclude<Said['word'], Say['word'] | null> {
  return word?.startsWith('remark-') ?? false;
}
