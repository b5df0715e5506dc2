// Made from the Python models by `npm run types`; do not edit.

export type FromClient = Hello | Move | Sit | Stand | SetBot | Remove | See | Hint | Rename | Rematch | Ready | Ping;
export type FromTable = TableMessage | ViewsMessage | ThinkingMessage | HintMessage | RefusedMessage | PongMessage;

/**
 * How the reader has done against a kind of opponent, with a 95 % interval of the rate at which they win.
 */
export interface Against {
  bot: string;
  game: string;
  games: number;
  high: number;
  low: number;
  won: number;
}
/**
 * What was asked, with every option of both variants.
 */
export interface Asked {
  against: {
    [k: string]: boolean | number | string;
  } | null;
  against_house: {
    [k: string]: number;
  };
  bots: string[];
  game: string;
  games: number;
  house: {
    [k: string]: number;
  };
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  seed: number;
}
/**
 * One legal action, by number and by name.
 */
export interface Choice {
  action: number;
  name: {
    [k: string]: string | number;
  };
}
/**
 * What a figure of the other variant is more than that of the one.
 */
export interface Difference {
  doubt: number;
  high: number | null;
  low: number | null;
  name: string;
  of: string | null;
  one: number;
  other: number;
  real: boolean;
  unit: string;
  value: number;
}
/**
 * Something a player has done, by a name of the game's own, and how well.
 */
export interface Feat {
  best: number[];
  key: string;
}
/**
 * A study: what was asked, and what was found.
 */
export interface Findings {
  bots: string[];
  game: string;
  games: number;
  house: {
    [k: string]: number | string | boolean;
  };
  measures: MeasuredFigure[];
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  seconds: number | null;
  seed: number;
}
/**
 * One number that was found, and between what it lies with 95 %.
 */
export interface MeasuredFigure {
  games: number;
  high: number | null;
  low: number | null;
  name: string;
  of: string | null;
  unit: string;
  value: number;
}
/**
 * The first message: the last view the client has, -1 for none.
 */
export interface Hello {
  last?: number;
  type: 'hello';
}
/**
 * Play an action, by its number or by its name, in answer to a view.
 */
export interface Move {
  action:
    | number
    | {
        [k: string]: string | number;
      };
  number: number;
  seat: number;
  type: 'move';
}
/**
 * Take an open seat, or come back to one's own.
 */
export interface Sit {
  name?: string;
  seat: number;
  type: 'sit';
}
/**
 * Give a seat back: before the game it opens again, during it a bot takes over.
 */
export interface Stand {
  seat: number;
  type: 'stand';
}
/**
 * The host seats a bot at an open seat, or (bot null) opens a bot's seat again before the game.
 *
 * During the game anyone at the table may put a bot in place of a person who is not connected.
 */
export interface SetBot {
  bot: string | null;
  seat: number;
  type: 'set_bot';
}
/**
 * The host takes someone off a seat before the game; they cannot sit down at this table again.
 */
export interface Remove {
  seat: number;
  type: 'remove';
}
/**
 * Lift the curtain: show me what this seat of mine sees, until another seat of this screen is to act.
 */
export interface See {
  seat: number;
  type: 'see';
}
/**
 * What would the strongest bot do at this seat of mine, in answer to a view?
 */
export interface Hint {
  number: number;
  seat: number;
  type: 'hint';
}
/**
 * Another name for one of the reader's seats.
 */
export interface Rename {
  name: string;
  seat: number;
  type: 'rename';
}
/**
 * Play again: the same game, options and people.
 */
export interface Rematch {
  type: 'rematch';
}
/**
 * The hourglass may be turned, for all of the reader's seats.
 */
export interface Ready {
  type: 'ready';
}
/**
 * Is anyone there?
 */
export interface Ping {
  type: 'ping';
}
/**
 * The table has changed: seats, names, who is here.
 */
export interface TableMessage {
  table: TableInfo;
  type: 'table';
}
/**
 * A table as one reader sees it.
 */
export interface TableInfo {
  created: number;
  game: string;
  hints: boolean;
  host: boolean;
  id: string;
  look_back: 'players' | 'anyone';
  looks_back: boolean;
  many_seats: boolean;
  number: number;
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  problem: string | null;
  public: boolean;
  rematch: string | null;
  seats: SeatInfo[];
  spectators: number;
  status: 'waiting' | 'playing' | 'over' | 'closed';
  turn: number[];
  unready: number[];
}
/**
 * Who sits where, as everyone may know.
 */
export interface SeatInfo {
  away: boolean;
  bot: string | null;
  grace: number;
  here: boolean;
  kind: 'open' | 'person' | 'bot';
  mine: boolean;
  name: string;
  seat: number;
  side: number;
  stood_in: boolean;
}
/**
 * New views, oldest first. Before the first one after `hello` there may be a gap; `log` tells what was missed.
 */
export interface ViewsMessage {
  log: LogLine[];
  type: 'views';
  views: View[];
}
/**
 * Something that happened: a message key with arguments, and where on the board.
 */
export interface LogLine {
  args: {
    [k: string]: string | number;
  };
  key: string;
  marks: number[];
  number: number;
}
/**
 * What one viewer sees after `number` actions.
 */
export interface View {
  actors: number[];
  curtain: number[];
  glass: GlassInfo | null;
  legal: {
    [k: string]: Choice[];
  };
  lines: LogLine[];
  number: number;
  scene: Scene;
  scores: number[];
  seat: number | null;
  shares: number[] | null;
}
/**
 * A running hourglass.
 */
export interface GlassInfo {
  left: number;
  name: number;
  seconds: number;
}
/**
 * A view as a game draws it; each game adds what there is to see.
 */
export interface Scene {
  game: string;
}
/**
 * The bots that are thinking now.
 */
export interface ThinkingMessage {
  seats: number[];
  type: 'thinking';
}
/**
 * What the strongest bot would do; only whoever asked is told. `seat` and `number` are those of the question.
 */
export interface HintMessage {
  choice: Choice | null;
  number: number;
  seat: number;
  type: 'hint';
}
/**
 * Something asked for was not done, and why.
 */
export interface RefusedMessage {
  args: {
    [k: string]: string | number;
  };
  key: string;
  number: number;
  type: 'refused';
}
/**
 * Someone is.
 */
export interface PongMessage {
  type: 'pong';
}
/**
 * A game as the lobby offers it.
 */
export interface GameInfo {
  bots: string[];
  hidden: boolean;
  hints: boolean;
  name: string;
  options: OptionInfo[];
  players: number[];
  real_time: boolean;
  simultaneous: boolean;
}
/**
 * An option of a game; its words are in the catalogues.
 */
export interface OptionInfo {
  default: boolean | number | string;
  high: number | null;
  kind: 'choice' | 'flag' | 'number' | 'text';
  longest: number | null;
  low: number | null;
  name: string;
  values: string[] | null;
}
/**
 * The review of a finished game: what is known of it by now.
 */
export interface GameReview {
  decisions: ReviewedDecision[];
  done: number;
  insights: ReviewedInsight[];
  judged: boolean;
  of: number;
  place: number;
  players: number;
  reason: string | null;
  result: number[];
  seats: ReviewedSeat[];
  start: number[];
  state: 'none' | 'waiting' | 'thinking' | 'done' | 'stopped' | 'failed';
  table: string;
  turning: number[];
}
/**
 * One choice of one seat, as it is judged from what that seat knew.
 */
export interface ReviewedDecision {
  action: Choice;
  after: number[];
  before: number[];
  best: Choice;
  chance: number;
  doubt: number;
  error: number;
  loss: number;
  number: number;
  open_best: Choice;
  open_gain: number;
  seat: number;
}
/**
 * What the game itself has to say about a moment: a message key with arguments, and where on the board.
 */
export interface ReviewedInsight {
  args: {
    [k: string]: string | number;
  };
  key: string;
  marks: number[];
  number: number;
  seat: number | null;
}
/**
 * How a seat came to its result: start + choices + others + luck = result.
 */
export interface ReviewedSeat {
  accuracy: number | null;
  choices: number;
  luck: number;
  others: number;
  result: number;
  start: number;
}
/**
 * Is the server well, and how far is it with compiling?
 */
export interface Health {
  address: string | null;
  compiled: number;
  ready: boolean;
  to_compile: number;
  version: string;
}
/**
 * A finished game as one viewer saw it, from the first view to the last.
 */
export interface History {
  table: TableInfo;
  views: View[];
}
/**
 * A number that the house could change, and a study may.
 */
export interface HouseInfo {
  name: string;
  title: string;
  usual: number;
}
/**
 * What can be asked here.
 */
export interface LabInfo {
  bots: {
    [k: string]: string[];
  };
  games: GameInfo[];
  houses: {
    [k: string]: HouseInfo[];
  };
  mine: StudyLine[];
  most: number;
  on: boolean;
  seconds: number;
}
/**
 * A study in a list.
 */
export interface StudyLine {
  compared: boolean;
  game: string;
  games: number;
  id: string;
  players: number;
  state: 'waiting' | 'playing' | 'done' | 'stopped' | 'failed';
}
/**
 * A finished game of the reader's.
 */
export interface MyGame {
  accuracy: number | null;
  bots: (string | null)[];
  finished: number;
  game: string;
  luck: number | null;
  mine: number[];
  names: string[];
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  scores: number[];
  shares: number[];
  table: string;
}
/**
 * The reader's finished games on this server, the newest first, and what they come to.
 */
export interface MyGames {
  against: Against[];
  games: MyGame[];
  more: boolean;
  total: number;
}
/**
 * Who is to sit at a seat of a new table: the host (several seats: one screen), whoever comes, or a bot.
 */
export interface NewSeat {
  bot?: string | null;
  kind: 'me' | 'open' | 'bot';
  name?: string;
}
/**
 * A question to a game. `against` and `against_house` are what a second variant has instead, if there is to be one.
 *
 * Both are played with the same seed.
 */
export interface NewStudy {
  against?: {
    [k: string]: boolean | number | string;
  } | null;
  against_house?: {
    [k: string]: number;
  } | null;
  /**
   * @minItems 1
   * @maxItems 15
   */
  bots?: string[];
  game: string;
  games?: number;
  house?: {
    [k: string]: number;
  };
  options?: {
    [k: string]: boolean | number | string;
  };
  players?: number | null;
  seed?: number;
}
/**
 * A table to be set up.
 */
export interface NewTable {
  game: string;
  hints?: boolean;
  look_back?: 'players' | 'anyone';
  many_seats?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  public?: boolean;
  /**
   * @minItems 1
   * @maxItems 15
   */
  seats: NewSeat[];
}
/**
 * Parts of one kind that games are played with.
 */
export interface PartGroup {
  columns: number;
  name: string;
  names: string[];
}
/**
 * Why a request was refused.
 */
export interface Problem {
  args: {
    [k: string]: string | number;
  };
  key: string;
  text: string;
}
/**
 * Why a study ended early: a message key with arguments.
 */
export interface Reason {
  args: {
    [k: string]: string | number;
  };
  key: string;
}
/**
 * A study as anyone with its link sees it.
 */
export interface Report {
  asked: Asked;
  differences: Difference[];
  families: {
    [k: string]: string;
  };
  games: number;
  groups: PartGroup[];
  id: string;
  mine: boolean;
  one: Findings | null;
  other: Findings | null;
  place: number;
  played: number;
  preparing: boolean;
  reason: Reason | null;
  state: 'waiting' | 'playing' | 'done' | 'stopped' | 'failed';
}
/**
 * The lobby's tables.
 */
export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
}
/**
 * A finished game of the reader's in the file that they take home.
 */
export interface TakenGame {
  accuracy: number | null;
  bots: (string | null)[];
  finished: number;
  game: string;
  luck: number | null;
  mine: number[];
  names: string[];
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  scores: number[];
  seats: ReviewedSeat[];
  shares: number[];
  table: string;
}
/**
 * Everything that is kept of a reader's finished games.
 */
export interface TakenHome {
  feats: {
    [k: string]: Feat[];
  };
  games: TakenGame[];
}
