/** Seconds that run down on the page, from what the server said was left. */
export class Countdown {
  #ends = $state(0); // as `performance.now()` counts
  #now = $state(performance.now());
  #timer: ReturnType<typeof setInterval> | undefined;

  /** So many seconds are left from now on. */
  start(seconds: number) {
    const now = performance.now(); // not read from our own state: an effect that starts us would run again and again
    this.#now = now;
    this.#ends = now + 1000 * seconds;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => this.#tick(), 1000);
  }

  stop() {
    clearInterval(this.#timer);
  }

  get left(): number {
    return Math.max(0, Math.ceil((this.#ends - this.#now) / 1000));
  }

  #tick() {
    this.#now = performance.now();
    if (!this.left) this.stop();
  }
}
