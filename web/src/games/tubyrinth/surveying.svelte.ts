/** The solver's word on a board that is being drawn: asked when the hand rests, one question at a time. */
import { Refused, surveyDrawing } from '../../lib/api';
import type { BoardAnalysis } from '../../wire';
import { optionsOf } from './drawing';

const REST = 350; // ms without a stroke before anyone counts

export class Surveying {
  facts = $state.raw<BoardAnalysis['facts'] | null>(null); // of the board as it is
  problem = $state('');
  #wanted = '';
  #busy = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  want(drawing: string) {
    this.#wanted = drawing;
    this.facts = null;
    this.problem = '';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(), REST);
  }

  end() {
    clearTimeout(this.#timer);
    this.#wanted = '';
  }

  async #ask() {
    if (this.#busy || !this.#wanted) return; // whoever is asked now will be asked again
    const drawing = this.#wanted;
    this.#busy = true;
    try {
      const { facts } = await surveyDrawing({ game: 'tubyrinth', players: 1, options: optionsOf(drawing) });
      if (drawing === this.#wanted) this.facts = facts;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (drawing === this.#wanted) this.problem = error.message;
    } finally {
      this.#busy = false;
    }
    if (drawing !== this.#wanted) void this.#ask();
  }
}
