/** Things that happened, shown one after another at a pace one can follow, and never long after they came. */

export const LATEST = 2000; // ms after it has come, everything is on the screen, at the usual pace
export const HASTE = 3; // times as quickly as usual: quicker, nobody could follow
export const AT_ONCE = Infinity; // the tempo of what nobody wants to wait for
const OVER = 100; // ms until nothing of it can be moving any more

interface Queued<T> {
  thing: T;
  came: number; // as `performance.now()` counts
}

interface Stage<T> {
  show(thing: T): void;
  pace(before: T | null, after: T): number; // ms one needs to follow it
  latest(): number; // ms after a thing has come, it is on the screen
  keep(tempo: number): void; // what moves is to move so much quicker than usual
}

export class MotionQueue<T> {
  #stage: Stage<T>;
  #waiting: Queued<T>[] = [];
  #shown: T | null = null;
  #left = 0; // ms that what is shown still needs, at the usual tempo
  #since = 0; // when that was so
  #tempo = 1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stage: Stage<T>) {
    this.#stage = stage;
  }

  get length(): number {
    return this.#waiting.length;
  }

  push(thing: T) {
    this.#waiting.push({ thing, came: performance.now() });
    this.#goOn();
  }

  /** The newest has changed, and nothing moves for it: false if it is on the screen already. */
  replaceNewest(thing: T): boolean {
    const newest = this.#waiting.at(-1);
    if (newest) newest.thing = thing;
    else this.#shown = thing;
    return newest !== undefined;
  }

  /** Whatever comes next is shown at once. */
  release() {
    this.#left = 0;
    this.#stop();
  }

  /** Show the newest now, without those between; it moves as ever. */
  flush() {
    while (this.#waiting.length) this.#next();
    this.release();
  }

  /** Somebody has seen enough: show the newest now, and where everything ends up. */
  skip() {
    const moves = this.#waiting.length > 0 || this.#remaining() > 0;
    this.flush();
    if (!moves) return;
    this.#keep(AT_ONCE);
    this.#timer = setTimeout(() => this.#keep(1), OVER);
  }

  close() {
    this.#stop();
    this.#waiting = [];
  }

  /** Show what there is time for, at the tempo that it takes. */
  #goOn() {
    this.#left = this.#remaining();
    this.#since = performance.now();
    while (this.#waiting.length && (this.#left <= 0 || this.#neededTempo() > HASTE)) this.#next();
    this.#keep(this.#neededTempo());
    this.#stop();
    if (this.#left > 0) this.#timer = setTimeout(() => this.#goOn(), this.#left / this.#tempo);
  }

  /** How much quicker than usual all has to go, so that nothing that waits is shown too late. */
  #neededTempo(): number {
    const now = performance.now();
    let [before, needs, tempo] = [this.#shown, this.#left, 1];
    for (const { thing, came } of this.#waiting) {
      if (needs > 0) tempo = Math.max(tempo, needs / Math.max(0, came + this.#stage.latest() - now));
      needs += this.#stage.pace(before, thing);
      before = thing;
    }
    return tempo;
  }

  #next() {
    const next = this.#waiting.shift();
    if (!next) return;
    this.#left = this.#stage.pace(this.#shown, next.thing);
    this.#since = performance.now();
    this.#shown = next.thing;
    this.#keep(1);
    this.#stage.show(next.thing);
  }

  #remaining(): number {
    if (this.#left <= 0 || this.#tempo === AT_ONCE) return 0;
    return Math.max(0, this.#left - (performance.now() - this.#since) * this.#tempo);
  }

  #keep(tempo: number) {
    if (tempo === this.#tempo) return;
    this.#tempo = tempo;
    this.#stage.keep(tempo);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
