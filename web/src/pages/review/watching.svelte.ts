/** The review of a game: asked for, and looked at again and again until it is thought over. */
import type { GameReview } from '../../wire';
import { askReview, fetchReview, Refused, stopReview } from '../../lib/api';

const LOOK_AGAIN = 1000; // ms

export class Watching {
  review = $state.raw<GameReview | null>(null);
  problem = $state('');
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  /** Whoever has played is not asked twice whether they want it. */
  constructor(
    readonly table: string,
    readonly wanted: boolean,
  ) {
    void this.#look();
  }

  get going(): boolean {
    return this.review !== null && isGoing(this.review);
  }

  /** Have it thought over, once more if need be. */
  ask = () => this.#take(askReview(this.table));

  stop = () => this.#take(stopReview(this.table));

  async #look() {
    await this.#take(fetchReview(this.table));
    // Nobody has asked yet, or the server was restarted while it thought.
    if (this.review?.state === 'none' && this.wanted && !this.problem && !this.#ended) await this.ask();
  }

  async #take(answer: Promise<GameReview>) {
    clearTimeout(this.#timer);
    try {
      const review = await answer;
      if (this.#ended) return;
      this.review = review;
      this.problem = '';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    }
    // Without a review there is none to wait for; with one, the connection may come back.
    if (this.going && !this.#ended) this.#timer = setTimeout(() => void this.#look(), LOOK_AGAIN);
  }

  end() {
    this.#ended = true;
    clearTimeout(this.#timer);
  }
}

export function isGoing(review: GameReview): boolean {
  return review.state === 'waiting' || review.state === 'thinking';
}
