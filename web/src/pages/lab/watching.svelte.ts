/** A study, asked for again and again until it is over, and its report as it grows. */
import type { LabReport, Report } from '../../wire';
import { fetchReport, fetchStudy, Refused, stopStudy } from '../../lib/api';

const INTERVAL = 1000; // ms

export class Watching {
  study = $state.raw<Report | null>(null);
  report = $state.raw<LabReport | null>(null);
  problem = $state('');
  #version = ''; // of the figures that the report was made from
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(readonly id: string) {
    void this.#update();
  }

  get going(): boolean {
    return this.study !== null && isGoing(this.study);
  }

  async #update() {
    await this.#refusedIn(async () => this.#show(await fetchStudy(this.id)));
    // Without a study there is none to wait for; with one, the line may come back.
    if (this.going && !this.#ended) this.#timer = setTimeout(() => void this.#update(), INTERVAL);
  }

  async stop() {
    await this.#refusedIn(async () => this.#show(await stopStudy(this.id)));
  }

  async #show(study: Report) {
    const version = `${study.state} ${study.played} ${study.differences.length}`;
    const report = version === this.#version ? this.report : await fetchReport(this.id);
    if (this.#ended) return;
    this.study = study;
    this.report = report;
    this.#version = version;
    this.problem = '';
  }

  async #refusedIn(request: () => Promise<void>) {
    try {
      await request();
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

export function isGoing(study: Report): boolean {
  return study.state === 'waiting' || study.state === 'playing';
}
