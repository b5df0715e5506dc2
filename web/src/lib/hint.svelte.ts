/** What the player who asked for it should do; how it goes on, where that is only part of a move; and how long that is good. */
import type { Choice, Move, View } from '../wire';
import { NONE, sameChoices } from './choices';

interface Advice {
  seat: number;
  choice: Choice;
  then: Choice[];
  taken?: boolean; // what came before it is on its way
}

export class Hint {
  #advice = $state.raw<Advice | null>(null);

  /** What a seat should do now. */
  choiceOf(seat: number | null): Choice | null {
    const advice = this.#advice;
    return advice && !advice.taken && advice.seat === seat ? advice.choice : null;
  }

  /** How it goes on. */
  thenOf(seat: number | null): Choice[] {
    return this.choiceOf(seat) ? (this.#advice?.then ?? NONE) : NONE;
  }

  give(seat: number, choice: Choice, then: Choice[]) {
    this.#advice = { seat, choice, then };
  }

  drop() {
    this.#advice = null;
  }

  /** Whoever does what a hint says is told how it goes on. */
  follow(seat: number, action: Move['action']) {
    const follows = this.choiceOf(seat)?.action === action;
    const [choice, ...then] = this.thenOf(seat);
    this.#advice = follows && choice ? { seat, choice, then, taken: true } : null;
  }

  /** It stays while its seat has the same to choose from, whatever others do meanwhile. */
  keep(before: View['legal'] | undefined, now: View['legal']) {
    if (!this.#advice) return;
    const { seat, choice, then, taken } = this.#advice;
    if (taken && now[seat]?.some(({ action }) => action === choice.action)) this.give(seat, choice, then);
    else if (!sameChoices(before?.[seat], now[seat])) this.drop();
  }
}
