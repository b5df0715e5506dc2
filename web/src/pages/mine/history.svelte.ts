/** The reader's finished games, fetched a page at a time. */
import type { MyGame, MyGames } from '../../wire';
import { deleteMine, fetchMine, Refused } from '../../lib/api';

export class MyHistory {
  game = $state(''); // only those of one game; '' = of all
  games = $state.raw<MyGame[]>([]);
  found = $state.raw<MyGames | null>(null);
  total = $state(0); // of all games
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
    this.deleted = await this.#try(async () => {
      await deleteMine();
      return true;
    });
    if (this.deleted) await this.choose('');
  }

  async #take(answer: Promise<MyGames>, before: () => MyGame[]) {
    const asked = ++this.#asked;
    await this.#try(async () => {
      const found = await answer;
      if (asked !== this.#asked) return false;
      this.games = [...before(), ...found.games];
      this.found = found;
      if (!this.game) this.total = found.total;
      return true;
    });
  }

  /** Whether it went well; if not, the reader is told why. */
  async #try(something: () => Promise<boolean>): Promise<boolean> {
    try {
      const well = await something();
      this.problem = '';
      return well;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.message;
      return false;
    }
  }
}
