/** The reader's finished games, fetched a page at a time. */
import type { MyGame, MyGames } from '../../wire';
import { deleteMine, fetchMine, Refused } from '../../lib/api';

export class MyHistory {
  game = $state(''); // only those of one game; '' = of all
  games = $state.raw<MyGame[]>([]);
  found = $state.raw<MyGames | null>(null);
  problem = $state('');
  deleted = $state(false);
  #asked = 0; // what was asked for last is what is shown

  constructor() {
    void this.choose('');
  }

  async choose(game: string) {
    this.game = game;
    await this.#take(fetchMine(game), () => []);
  }

  async more() {
    const before = this.games.at(-1)?.finished;
    await this.#take(fetchMine(this.game, before), () => this.games);
  }

  async delete() {
    await this.#take(deleteMine(), () => []);
    this.deleted = !this.problem;
    if (this.deleted) await this.choose('');
  }

  async #take(answer: Promise<MyGames>, before: () => MyGame[]) {
    const asked = ++this.#asked;
    try {
      const found = await answer;
      if (asked !== this.#asked) return;
      this.games = [...before(), ...found.games];
      this.found = found;
      this.problem = '';
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
    }
  }
}
