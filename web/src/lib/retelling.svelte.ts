/** “What happened there?”: some moves of the game that goes on, shown once more, slowly. */
import type { View } from '../wire';

const SLOWNESS = 2.4; // times as long as when it happened
export const RETOLD = 0.45; // the tempo: a little time is left to look at where it ends
const LEAST = 2600; // ms to read what is said of a step
const FIRST = 1500; // ms to find one's way to where it began

/** The last views of a number, as long as none is missing among them. */
export function lastViews(recent: View[], count: number): View[] {
  const views = count > 0 ? recent.slice(-count) : [];
  const whole = views.length === count && views.every(({ number }, i) => number === (views[0]?.number ?? 0) + i);
  return whole ? views : [];
}

export class Retelling {
  readonly views: View[];
  #shown = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pace: (before: View, after: View) => number;
  #end: () => void;

  constructor(views: View[], pace: (before: View, after: View) => number, end: () => void) {
    this.views = views;
    this.#pace = pace;
    this.#end = end;
    this.#wait();
  }

  get view(): View | null {
    return this.views[this.#shown] ?? null;
  }

  get before(): View | null {
    return this.views[this.#shown - 1] ?? null;
  }

  get step(): number {
    return this.#shown + 1;
  }

  stop() {
    clearTimeout(this.#timer);
    this.#end();
  }

  #wait() {
    const { before, view } = this;
    const needed = before && view ? Math.max(LEAST, SLOWNESS * this.#pace(before, view)) : FIRST;
    this.#timer = setTimeout(() => this.#next(), needed);
  }

  #next() {
    if (this.#shown === this.views.length - 1) {
      this.#end();
      return;
    }
    this.#shown++;
    this.#wait();
  }
}
