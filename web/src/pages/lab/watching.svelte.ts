/** A study, looked at again and again until it is over. */
import type { Report } from '../../wire';
import { fetchStudy, Refused, stopStudy } from '../../lib/api';

const LOOK_AGAIN = 1000; // ms

export class Watching {
  report = $state.raw<Report | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly id: string) {
    void this.#look();
  }

  get going(): boolean {
    return this.report !== null && isGoing(this.report);
  }

  async #look() {
    try {
      const report = await fetchStudy(this.id);
      if (this.#ended) return;
      this.report = report;
      this.problem = '';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    }
    // Without a report there is none to wait for; with one, the line may come back.
    if (this.going && !this.#ended) this.#timer = setTimeout(() => void this.#look(), LOOK_AGAIN);
  }

  async stop() {
    try {
      this.report = await stopStudy(this.id);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    }
  }

  end() {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}

export function isGoing(report: Report): boolean {
  return report.state === 'waiting' || report.state === 'playing';
}
