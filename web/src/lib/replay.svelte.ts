/** A finished game, to go through step by step as each seat saw it. It comes page by page, as it is looked at. */
import type { View } from '../wire';
import { fetchHistory, perhaps, Refused } from './api';

type Eyes = number | null; // a seat's, or a spectator's

export const PAGE = 16; // views fetched at a time: as many as the server makes in one step
const NEAR = 8; // steps from the end of a page at which the next one is fetched

export class Replay {
  readonly id: string;
  length = $state(0); // views of the game; 0 while nothing has come
  step = $state(0);
  before = $state.raw<View | null>(null);
  eyes = $state<Eyes>(null);
  problem = $state<string | null>(null); // why the game did not come, in words
  #shown = $state.raw<View | null>(null); // stays on the board while another page is on its way
  #pages = $state.raw<Record<string, View[]>>({}); // by eyes and number
  #wanted: Eyes = null; // whose eyes were asked for last
  #busy = false; // a page for the board is on its way
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- what is on its way is not watched
  #coming = new Map<string, Promise<View[]>>();

  /** A game of about so many steps; how many they are comes with the first page. One begins at the end. */
  constructor(id: string, about: number) {
    this.id = id;
    this.step = about;
  }

  /** Look with the eyes of a seat, or of a spectator. */
  async load(eyes: Eyes) {
    this.#wanted = eyes;
    this.problem = null;
    try {
      await this.#fetch(eyes, this.step);
      while (this.step >= this.length) {
        this.step = this.length - 1; // there were fewer steps than we thought
        await this.#fetch(eyes, this.step);
      }
      if (this.#wanted !== eyes) return;
      this.eyes = eyes;
      this.before = null;
      this.#show();
    } catch (error) {
      this.#complain(error, eyes);
    }
  }

  retry() {
    return this.load(this.#wanted);
  }

  /** The view on the board: that of the step, or the one before it while that has not come. */
  get view(): View | null {
    return this.#shown;
  }

  /** A view as a seat saw it; null while it is not here. */
  seenBy(eyes: Eyes, number: number): View | null {
    return this.#pages[place(eyes, number)]?.[number % PAGE] ?? null;
  }

  /** Fetch views as a seat saw them, to look something up with `seenBy`. What does not come is asked for again. */
  async prepare(eyes: Eyes, ...numbers: number[]) {
    for (const number of numbers) await perhaps(this.#fetch(eyes, number));
  }

  goTo(step: number) {
    const to = Math.max(0, Math.min(step, this.length - 1));
    const onward = to === this.step + 1 && this.#shown?.number === this.step;
    this.before = onward ? this.#shown : null; // only a single step forward moves
    this.step = to;
    this.#show();
  }

  /** Show the step, once it is here: whoever runs through a long game waits for the page where they stop. */
  #show() {
    const view = this.seenBy(this.eyes, this.step);
    if (view) {
      this.#shown = view;
      this.#lookAhead();
    } else if (!this.#busy) {
      void this.#catchUp();
    }
  }

  async #catchUp() {
    const eyes = this.eyes;
    this.#busy = true;
    this.problem = null;
    try {
      await this.#fetch(eyes, this.step);
    } catch (error) {
      this.#complain(error, eyes);
      return;
    } finally {
      this.#busy = false;
    }
    if (this.eyes === eyes) this.#show();
  }

  /** What comes next is fetched before it is needed. */
  #lookAhead() {
    for (const near of [this.step + NEAR, this.step - NEAR])
      if (near >= 0 && near < this.length) void this.prepare(this.eyes, near);
  }

  #complain(error: unknown, eyes: Eyes) {
    if (!(error instanceof Refused)) throw error;
    if (this.#wanted === eyes) this.problem = error.message;
  }

  /** Nobody asks twice for what is here or on its way; what did not come can be asked for again. */
  #fetch(eyes: Eyes, number: number): Promise<View[]> {
    const key = place(eyes, number);
    const coming = this.#coming.get(key) ?? this.#ask(eyes, number, key);
    this.#coming.set(key, coming);
    return coming;
  }

  async #ask(eyes: Eyes, number: number, key: string): Promise<View[]> {
    const first = number - (number % PAGE);
    try {
      const { table, views } = await fetchHistory(this.id, eyes, first, first + PAGE);
      this.length = table.number + 1;
      this.#pages = { ...this.#pages, [key]: views };
      return views;
    } catch (error) {
      this.#coming.delete(key);
      throw error;
    }
  }
}

function place(eyes: Eyes, number: number): string {
  return `${eyes ?? ''}:${Math.floor(number / PAGE)}`;
}
