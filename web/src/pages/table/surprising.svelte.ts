/** Moves that surprise: offered to be shown once more, and shown so. */
import type { GameFace } from '../../kit/face';
import { lastViews, Retelling } from '../../lib/retelling.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { View } from '../../wire';

export class Surprising {
  offer = $state.raw<View[] | null>(null);
  retelling = $state.raw<Retelling | null>(null);
  #face: () => GameFace | null;

  constructor(face: () => GameFace | null) {
    this.#face = face;
  }

  /** Look at what has just been shown. */
  look(recent: View[]) {
    const scenes = recent.map(({ scene }) => scene);
    const views = lastViews(recent, this.#face()?.story?.(scenes, recent.at(-1)?.seat ?? null) ?? 0);
    if (views.length) this.offer = views;
  }

  show() {
    const pace = (before: View, after: View) => this.#face()?.pace(before.scene, after.scene) ?? 0;
    if (this.offer) this.retelling = new Retelling(this.offer, pace, () => (this.retelling = null));
  }

  forget() {
    this.offer = null;
  }

  close() {
    this.retelling?.stop();
    this.forget();
  }
}

/** For use while the table is set up. */
export function createSurprising(table: TableStore, face: () => GameFace | null): Surprising {
  const surprising = new Surprising(face);
  $effect(() => surprising.look(table.recent));
  $effect(() => () => surprising.close());
  return surprising;
}
