/** A finished game, to go through step by step as each seat saw it. */
import type { View } from '../wire';
import { fetchHistory, perhaps, Refused } from './api';

export class Replay {
  readonly id: string;
  views = $state.raw<View[]>([]);
  step = $state(0);
  before = $state.raw<View | null>(null);
  eyes = $state<number | null>(null);
  problem = $state<string | null>(null); // why the game did not come, in words
  #wanted: number | null = null; // whose eyes were asked for last
  #fetched = $state.raw<{ eyes: number | null; views: View[] }[]>([]); // through any eyes
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is on its way is not watched
  #coming = new Map<number | null, Promise<View[]>>();

  constructor(id: string) {
    this.id = id;
  }

  /** Fetch the game as a seat saw it, or a spectator. */
  async load(eyes: number | null) {
    this.#wanted = eyes;
    this.problem = null;
    try {
      const views = await this.#fetch(eyes);
      if (this.#wanted === eyes) this.#take(views, eyes);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (this.#wanted === eyes) this.problem = error.message;
    }
  }

  /** Fetch the game as a seat saw it, to look something up with `seenBy`. If it does not come, it is asked for again. */
  async prepare(eyes: number | null) {
    await perhaps(this.#fetch(eyes));
  }

  /** A view as a seat saw it; null while it is not here. */
  seenBy(eyes: number | null, number: number): View | null {
    const fetched = this.#fetched.find((some) => some.eyes === eyes);
    return fetched?.views.find((view) => view.number === number) ?? null;
  }

  /** Nobody asks twice for what is here or on its way; what did not come can be asked for again. */
  #fetch(eyes: number | null): Promise<View[]> {
    const coming = this.#coming.get(eyes) ?? this.#ask(eyes);
    this.#coming.set(eyes, coming);
    return coming;
  }

  async #ask(eyes: number | null): Promise<View[]> {
    try {
      const { views } = await fetchHistory(this.id, eyes);
      this.#fetched = [...this.#fetched, { eyes, views }];
      return views;
    } catch (error) {
      this.#coming.delete(eyes);
      throw error;
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
