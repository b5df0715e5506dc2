/** A move shown step by step: what carries a diver on, one stage after the other. */
import type { DykarnaScene } from './wire';
import { AT_ONCE } from '../../lib/motion';
import { calm } from '../../lib/settings.svelte';
import { type Frame, framesOf } from './scene';

interface Move {
  before: DykarnaScene | null;
  scene: DykarnaScene;
}

export class Film {
  #move: () => Move;
  #played = $state.raw<{ scene: DykarnaScene | null; frames: number }>({ scene: null, frames: 0 });
  #frames = $derived.by(() => this.#cut());

  /** For use while a component is set up; the quicker the tempo, the shorter each step is shown. */
  constructor(move: () => Move, tempo: () => number = () => 1) {
    this.#move = move;
    $effect(() => {
      const frame = this.frame;
      if (!frame) return;
      const pace = tempo();
      const timer = setTimeout(() => (pace === AT_ONCE ? this.skip() : this.#goTo(this.#shown + 1)), frame.ms / pace);
      return () => clearTimeout(timer);
    });
  }

  /** The step that is shown now; null when the move is over. */
  get frame(): Frame | null {
    return this.#frames[this.#shown] ?? null;
  }

  /** Show the end of the move at once. */
  skip() {
    this.#goTo(this.#frames.length);
  }

  get #shown(): number {
    return this.#played.scene === this.#move().scene ? this.#played.frames : 0;
  }

  #goTo(frames: number) {
    this.#played = { scene: this.#move().scene, frames };
  }

  #cut(): Frame[] {
    const { before, scene } = this.#move();
    return calm() ? [] : framesOf(before, scene);
  }
}
