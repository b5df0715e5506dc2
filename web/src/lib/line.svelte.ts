/** Is there a line to the server? */

const ASK_AGAIN = 5000; // ms

class Line {
  away = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  start() {
    if (!navigator.onLine) this.lost();
    addEventListener('offline', () => this.lost());
    addEventListener('online', () => void this.#ask());
  }

  lost() {
    this.away = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), ASK_AGAIN);
  }

  found() {
    this.away = false;
    clearTimeout(this.#timer);
  }

  async #ask() {
    try {
      await fetch('/api/health');
      this.found();
    } catch {
      this.lost();
    }
  }
}

export const line = new Line();
