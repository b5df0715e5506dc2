/** Does the street treat everyone alike? Many quick games, played by the lab, tell who wins how often. */
import { askStudy, fetchStudy, Refused, stopStudy } from '../../lib/api';
import type { Report } from '../../wire';
import { optionsOf } from './drawing';

export const GAMES = 20_000;
const LOOK_AGAIN = 700; // ms

export class Balance {
  report = $state.raw<Report | null>(null);
  problem = $state('');
  #mask = $state(''); // the street that was asked about
  #timer: ReturnType<typeof setTimeout> | undefined;

  get going(): boolean {
    return this.report?.state === 'waiting' || this.report?.state === 'playing';
  }

  /** How often each seat wins, where the first one begins; empty until games have been played. */
  get wins() {
    return this.report?.one?.measures.filter(({ name }) => name === 'wins') ?? [];
  }

  isOf(mask: string): boolean {
    return this.#mask === mask;
  }

  async ask(mask: string, players: number) {
    this.#mask = mask;
    this.problem = '';
    this.report = null;
    const options = { ...optionsOf(mask), first: '1' }; // else everyone begins as often
    await this.#look(() => askStudy({ game: 'poo_divers', players, options, bots: ['greedy'], games: GAMES, seed: 1 }));
  }

  async #look(how: () => Promise<Report>) {
    try {
      this.report = await how();
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    }
    const id = this.report?.id;
    if (id && this.going) this.#timer = setTimeout(() => void this.#look(() => fetchStudy(id)), LOOK_AGAIN);
  }

  /** Nobody wants to know any more. */
  end() {
    clearTimeout(this.#timer);
    const id = this.report?.id;
    if (id && this.going) void stopStudy(id).catch(() => undefined);
  }
}
