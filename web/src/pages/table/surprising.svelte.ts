/** Moves that surprise: offered to be shown once more, and shown so. */
import type { GameFace } from '../../kit/face';
import { lastViews, Retelling } from '../../lib/retelling.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { View } from '../../wire';

export class Surprising {
  offer = $state.raw<View[] | null>(null);
  retelling = $state.raw<Retelling | null>(null);
  #looked = -1; // the number of the last view that was looked at
  #table: TableStore;
  #face: () => GameFace | null;

  constructor(table: TableStore, face: () => GameFace | null) {
    this.#table = table;
    this.#face = face;
  }

  /** Look at what has just been shown: several at once, where somebody was in a hurry. */
  look(recent: View[]) {
    recent.forEach(({ number, seat }, i) => {
      if (number <= this.#looked) return;
      const until = recent.slice(0, i + 1);
      const scenes = until.map(({ scene }) => scene);
      const views = lastViews(until, this.#face()?.story?.(scenes, seat) ?? 0);
      if (views.length) this.offer = views;
    });
    this.#looked = recent.at(-1)?.number ?? -1;
  }

  /** Who shares a screen is shown nothing that was behind another's curtain; where a game cannot do without, nothing. */
  get able(): boolean {
    return this.offer !== null && !(this.#secret && !this.#face()?.retold);
  }

  show() {
    const [face, now, secret] = [this.#face(), this.#table.shown, this.#secret];
    if (!this.offer || !now) return;
    const views = this.offer.map((view) => ({
      ...view,
      seat: secret ? null : view.seat,
      scene: face?.retold?.(view.scene, now.scene, secret) ?? view.scene,
    }));
    const lasts = (before: View, after: View) => (face?.lasts ?? face?.pace)?.(before.scene, after.scene) ?? 0;
    this.retelling = new Retelling(views, lasts, () => (this.retelling = null));
  }

  get #secret(): boolean {
    const shared = this.#table.mine.length > 1 && !this.#face()?.noCurtain;
    return shared && !!this.offer?.some(({ seat }) => seat !== null);
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
  const surprising = new Surprising(table, face);
  $effect(() => surprising.look(table.recent));
  $effect(() => () => surprising.close());
  return surprising;
}
