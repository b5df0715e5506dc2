/** What bots say, as opposed to people. */
import type { ChatEntry, SayPhrase } from '../wire';

/** Was it a bot that said it? */
export function isRemark(word: ChatEntry['word']): word is Exclude<ChatEntry['word'], SayPhrase['word'] | null> {
  return word?.startsWith('remark-') ?? false;
}
