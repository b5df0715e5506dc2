/** A finished game, to go through step by step as each seat saw it. */
import type { View } from '../wire';
import { fetchHistory, Refused } from './api';

export class Replay {
  readonly id: string;
  views = $state.raw<View[]>([]);
  step = $state(0);
  before = $state.raw<View | null>(null);
  eyes = $state<number | null>(null);
  problem = $state<string | null>(null); // why the game did not come, in words
  #wanted: number | null = null; // whose eyes were asked for last

  constructor(id: string) {
    this.id = id;
  }

  /** Fetch the game as a seat saw it, or a spectator. */
  async load(eyes: number | null) {
    this.#wanted = eyes;
    this.problem = null;
    try {
      const { views } = await fetchHistory(this.id, eyes);
      if (this.#wanted === eyes) this.#take(views, eyes);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.#wanted === eyes) this.problem = error.message;
    }
  }

  retry() {
    return this.load(this.#wanted);
  }

  get view(): View | null {
    return this.views[this.step] ?? null;
  }

  goTo(step: number) {
    const to = Math.max(0, Math.min(step, this.views.length - 1));
    this.before = to === this.step + 1 ? this.view : null; // only a single step forward moves
    this.step = to;
  }

  goToNumber(number: number) {
    const step = this.views.findIndex((view) => view.number === number);
    if (step >= 0) this.goTo(step);
  }

  #take(views: View[], eyes: number | null) {
    const first = !this.views.length;
    this.views = views;
    this.eyes = eyes;
    this.before = null;
    if (first) this.step = views.length - 1;
  }
}
