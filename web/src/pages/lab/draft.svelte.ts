/** The question on the form: it stays while one looks at a study, and a study can be turned back into it. */
import type { OptionValues } from '../../kit/face';
import type { StudyRequest, GameInfo, NewStudy } from '../../wire';
import type { HouseValues } from './house';
import { COMPANIES, type Company, companyOf } from './companies';

class Draft {
  game = $state('');
  players = $state(0);
  options = $state.raw<OptionValues>({});
  against = $state.raw<OptionValues>({});
  house = $state.raw<HouseValues>({});
  againstHouse = $state.raw<HouseValues>({});
  compared = $state(false);
  company = $state<Company>('greedy');
  games = $state(10_000);
  seed = $state(1);

  /** Another game: its players and options are others. */
  choose(game: GameInfo) {
    this.game = game.name;
    this.players = game.players.find((count) => count > 1) ?? game.players[0] ?? 1;
    this.options = {};
    this.against = {};
    this.house = {};
    this.againstHouse = {};
  }

  /** The question of a study, to be changed. */
  take(asked: StudyRequest) {
    this.game = asked.game;
    this.players = asked.players;
    this.options = asked.options;
    this.against = asked.against ?? asked.options;
    this.house = asked.house;
    this.againstHouse = asked.against ? asked.against_house : asked.house;
    this.compared = asked.against !== null;
    this.company = companyOf(asked.bots);
    this.games = asked.games;
    this.seed = asked.seed;
  }

  /** A second variant, or none: it begins as the first one is. */
  compare(wanted: boolean) {
    this.compared = wanted;
    if (!wanted) return;
    this.against = this.options;
    this.againstHouse = this.house;
  }

  get question(): NewStudy {
    return {
      game: this.game,
      players: this.players,
      options: this.options,
      house: this.house,
      against: this.compared ? this.against : null,
      against_house: this.compared ? this.againstHouse : null,
      bots: COMPANIES[this.company],
      games: this.games,
      seed: this.seed,
    };
  }
}

export const draft = new Draft();
