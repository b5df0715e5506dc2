/** What is said at a table: all of it, what is unread, what stands over the seats just now, and whom the reader has muted. */
import type { ChatEntry } from '../wire';
import { isRemark } from './remark';
import { settings } from './settings.svelte';

const SAID_FOR = 4500; // ms that a word stays over its seat

export class Talk {
  said = $state.raw<ChatEntry[]>([]); // newest last
  bubbles = $state.raw<ChatEntry[]>([]); // what was said just now
  reading = $state(false); // is the panel open in which all of it stands?
  #table: string;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #unsaid: { after: number; said: ChatEntry[] }[] = []; // about views that are still to be shown

  constructor(table: string) {
    this.#table = table;
  }

  close() {
    clearTimeout(this.#silence);
  }

  /** What was said by those whom one wants to hear. */
  get audible(): ChatEntry[] {
    return this.said.filter((said) => this.#wants(said));
  }

  /** How many words of other people the reader has not read yet. */
  unread(mine: number[]): number {
    if (this.reading) return 0;
    const last = settings.lastRead(this.#table);
    return this.audible.filter(({ number, seat, word }) => number > last && !mine.includes(seat) && !isRemark(word))
      .length;
  }

  /** All that was said so far has been read. */
  markRead() {
    settings.markRead(this.#table, this.said.at(-1)?.number ?? 0);
  }

  #wants({ seat, word }: ChatEntry): boolean {
    return !this.isMuted(seat) && (settings.remarks || !isRemark(word));
  }

  isMuted(seat: number): boolean {
    return settings.isMuted(`${this.#table}:${seat}`);
  }

  mute(seat: number, on: boolean) {
    settings.mute(`${this.#table}:${seat}`, on);
  }

  /** Before the reader came; what they know already is not said again. */
  catchUp(said: ChatEntry[]): ChatEntry[] {
    const last = this.said.at(-1)?.number ?? 0;
    const fresh = said.filter(({ number }) => number > last);
    this.said = [...this.said, ...fresh];
    return fresh;
  }

  /** Just now: it may be about the newest view, which waits until others have been shown. */
  listen(said: ChatEntry[], newest: number, shown = newest) {
    this.#unsaid.push({ after: newest, said: this.catchUp(said) });
    this.speakOf(shown);
  }

  /** Nobody speaks of what one has not seen yet. */
  speakOf(shown: number) {
    const now = this.#unsaid.filter(({ after }) => after <= shown).flatMap(({ said }) => said);
    this.#unsaid = this.#unsaid.filter(({ after }) => after > shown);
    const heard = now.filter((said) => this.#wants(said));
    if (!heard.length) return;
    const speaking = heard.map(({ seat }) => seat);
    this.bubbles = [...this.bubbles.filter(({ seat }) => !speaking.includes(seat)), ...heard];
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => (this.bubbles = []), SAID_FOR);
  }
}
