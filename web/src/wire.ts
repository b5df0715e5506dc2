// Made from the Python models by `npm run types`; do not edit.

export type FromClient =
  | Hello
  | Move
  | Sit
  | Stand
  | SetBot
  | Concede
  | RequestSeat
  | GiveSeat
  | BotSpeed
  | RemovePlayer
  | LiftCurtain
  | Hint
  | TakeBack
  | RenameSeat
  | SayPhrase
  | WriteChat
  | Rematch
  | Ready
  | ContinueLesson
  | Ping;
export type FromTable =
  | TableMessage
  | ViewsMessage
  | ThinkingMessage
  | HintMessage
  | TakeBackMessage
  | ChatMessage
  | ClosingMessage
  | RefusedMessage
  | PongMessage;

/**
 * Facts about a drawn board, by names that the game's page understands.
 */
export interface BoardAnalysis {
  facts: {
    [k: string]: number | string | boolean;
  };
}
/**
 * How quickly bots are to play while the reader plays here; of several wishes the slowest counts.
 */
export interface BotSpeed {
  speed: 'slow' | 'normal' | 'quick' | 'at_once';
  type: 'bot_speed';
}
/**
 * What is known about one side of a game.
 */
export interface Chapter {
  figures: KeyFigure[];
  id: string;
  plots: Plot[];
  sentences: ReportSentence[];
  tables: ReportTable[];
  title: string;
}
/**
 * A figure of the whole game.
 */
export interface KeyFigure {
  in_plot: boolean;
  in_sentence: boolean;
  meaning: string;
  title: string;
  values: VariantQuantity[];
}
/**
 * What a figure is in one of the variants.
 */
export interface VariantQuantity {
  quantity: Quantity;
  variant: number;
}
/**
 * A number with its 95 % interval, in figures and in words.
 */
export interface Quantity {
  high: number | null;
  interval: string;
  low: number | null;
  text: string;
  value: number;
}
/**
 * A plot, what it says, and the table behind it.
 */
export interface Plot {
  axis: PlotAxis;
  columns: string[];
  id: string;
  key_figures: boolean;
  kind: 'dots' | 'bars' | 'spans' | 'course' | 'reliability' | 'board' | 'differences' | 'lines';
  marks: PlotMark[];
  meaning: string;
  measures: string[];
  notes: string[];
  reference: PlotReference | null;
  section: string;
  sentences: ReportSentence[];
  title: string;
  vertical: PlotAxis | null;
}
/**
 * An axis, or the scale of a board's colours.
 */
export interface PlotAxis {
  high: number;
  low: number;
  ticks: PlotTick[];
  title: string;
}
/**
 * A place on an axis, with its number.
 */
export interface PlotTick {
  at: number;
  text: string;
}
/**
 * One thing that is drawn, and its row in the table behind the plot.
 */
export interface PlotMark {
  cells: string[];
  column: number | null;
  has_value_label: boolean;
  high_end: Quantity | null;
  is_drawn: boolean;
  label: string;
  low_end: Quantity | null;
  quantity: Quantity;
  row: number | null;
  variant: number;
  x: number | null;
}
/**
 * A dashed line to compare with: at a value, or where both axes are the same.
 */
export interface PlotReference {
  text: string;
  value: number | null;
}
/**
 * A sentence about one of the variants, or about what they have in common (None).
 */
export interface ReportSentence {
  text: string;
  variant: number | null;
}
/**
 * Rows of text, of which short forms show some.
 */
export interface ReportTable {
  head: string[];
  highlights: number[];
  rows: string[][];
}
/**
 * An entry of the chat: a phrase, a text that someone wrote, or a bot's remark.
 */
export interface ChatEntry {
  number: number;
  seat: number;
  text: string;
  word:
    | (
        | 'hello'
        | 'good-luck'
        | 'nice'
        | 'thanks'
        | 'oops'
        | 'sorry'
        | 'thinking'
        | 'well-played'
        | 'heart'
        | 'star'
        | 'laugh'
        | 'wow'
      )
    | (
        | 'remark-hello-1'
        | 'remark-hello-2'
        | 'remark-hello-3'
        | 'remark-glad-1'
        | 'remark-glad-2'
        | 'remark-glad-3'
        | 'remark-oops-1'
        | 'remark-oops-2'
        | 'remark-oops-3'
        | 'remark-nice-1'
        | 'remark-nice-2'
        | 'remark-nice-3'
        | 'remark-bye-1'
        | 'remark-bye-2'
        | 'remark-bye-3'
      )
    | null;
}
/**
 * New chat entries; after `hello`, the earlier ones.
 */
export interface ChatMessage {
  before: boolean;
  said: ChatEntry[];
  type: 'said';
}
/**
 * A legal action, by number and by name.
 */
export interface Choice {
  action: number;
  name: {
    [k: string]: string | number;
  };
}
/**
 * How much time everyone has: for each move, or for the whole game with an increment for every move.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock-Input".
 */
export interface Clock {
  increment?: number;
  kind: 'move' | 'budget';
  seconds: number;
}
/**
 * How much time everyone has: for each move, or for the whole game with an increment for every move.
 *
 * This interface was referenced by `Wire`'s JSON-Schema
 * via the `definition` "Clock-Output".
 */
export interface Clock1 {
  increment: number;
  kind: 'move' | 'budget';
  seconds: number;
}
/**
 * A seat's remaining time.
 */
export interface ClockInfo {
  left: number;
  running: boolean;
}
/**
 * The server stops; reconnect after this many seconds. Nothing is lost.
 */
export interface ClosingMessage {
  seconds: number;
  type: 'closing';
}
/**
 * Give up the game at one of the reader's seats: a bot plays it to the end, and its player cannot come back.
 */
export interface Concede {
  seat: number;
  type: 'concede';
}
/**
 * In a lesson: the reader has read what there was to read at a view, and the others may act.
 */
export interface ContinueLesson {
  number: number;
  type: 'read_on';
}
/**
 * A position in which one move is best, as the seat to act sees it.
 */
export interface DailyMove {
  game: string;
  players: number;
  seat: number;
  view: View;
}
/**
 * What one viewer sees after `number` events: actions, steps taken back, times that ran out.
 */
export interface View {
  actors: number[];
  back: boolean;
  clocks: ClockInfo[];
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
 * An event in the game's log: a message key with arguments, and places on the board.
 */
export interface LogLine {
  args: {
    [k: string]: string | number;
  };
  key: string;
  marks: number[];
  number: number;
  step: number;
}
/**
 * A view as a game draws it; each game adds what there is to see.
 */
export interface Scene {
  game: string;
}
/**
 * A puzzle for one player: the table it is solved at.
 */
export interface DailyPuzzle {
  feat: string;
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
}
/**
 * The puzzles of a day.
 */
export interface DailyPuzzles {
  day: string;
  move: DailyMove | null;
  puzzle: DailyPuzzle | null;
}
/**
 * How much a figure of the second variant is more than that of the first.
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
 * A board that someone has drawn, as options of the game that it is for.
 */
export interface DrawnBoard {
  game: string;
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
}
/**
 * A finished game of the reader's in their export.
 */
export interface ExportedGame {
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
 * Something a player has done, by a name of the game's own, and how well.
 */
export interface Feat {
  best: number[];
  key: string;
}
/**
 * The findings of a study of one variant.
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
 * A measured figure with its 95 % interval.
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
 * Give up a seat: before the game it becomes open again, during it a bot takes over.
 */
export interface Stand {
  seat: number;
  type: 'stand';
}
/**
 * The host puts a bot into an open seat, or (bot null) opens a bot's seat again before the game.
 *
 * During the game anyone at the table may put a bot in place of a person who is not connected.
 */
export interface SetBot {
  bot: string | null;
  seat: number;
  type: 'set_bot';
}
/**
 * A spectator asks to play: the players may give them the seat of a bot.
 */
export interface RequestSeat {
  name?: string;
  type: 'ask_seat';
}
/**
 * A player gives a bot's seat to a spectator who has asked for one.
 */
export interface GiveSeat {
  request: number;
  seat: number;
  type: 'give_seat';
}
/**
 * The host removes someone from a seat before the game; they cannot sit down at this table again.
 */
export interface RemovePlayer {
  seat: number;
  type: 'remove';
}
/**
 * Lift the curtain: show what this seat of the reader's sees, until another seat of this screen is to act.
 */
export interface LiftCurtain {
  seat: number;
  type: 'see';
}
/**
 * Ask what the strongest bot would do at one of the reader's seats, in answer to a view.
 */
export interface Hint {
  number: number;
  seat: number;
  type: 'hint';
}
/**
 * Take back the last step of a seat, as the table has offered for view `number`.
 */
export interface TakeBack {
  number: number;
  seat: number;
  type: 'take_back';
}
/**
 * Rename one of the reader's seats.
 */
export interface RenameSeat {
  name: string;
  seat: number;
  type: 'rename';
}
/**
 * Say one of the fixed phrases to everyone at the table, from one of the reader's seats.
 */
export interface SayPhrase {
  seat: number;
  type: 'say';
  word:
    | 'hello'
    | 'good-luck'
    | 'nice'
    | 'thanks'
    | 'oops'
    | 'sorry'
    | 'thinking'
    | 'well-played'
    | 'heart'
    | 'star'
    | 'laugh'
    | 'wow';
}
/**
 * Write a chat message to everyone at the table, where its host has allowed it.
 */
export interface WriteChat {
  seat: number;
  text: string;
  type: 'write';
}
/**
 * Play again: the same people; the same game and options, unless another is named.
 *
 * The others are invited, and their seats kept for them. A series goes on until it is decided, unless `best_of` says
 * otherwise.
 */
export interface Rematch {
  best_of?: (1 | 3 | 5 | 7) | null;
  game?: string | null;
  move_seats?: number;
  options?: {
    [k: string]: boolean | number | string;
  };
  type: 'rematch';
}
/**
 * The hourglass may be turned, as far as the reader's seats are concerned.
 */
export interface Ready {
  type: 'ready';
}
/**
 * Check the connection; a `pong` answers.
 */
export interface Ping {
  type: 'ping';
}
/**
 * The table has changed: seats, names, who is connected.
 */
export interface TableMessage {
  table: TableInfo;
  type: 'table';
}
/**
 * A table as one reader sees it.
 */
export interface TableInfo {
  chat: boolean;
  clock: Clock1 | null;
  created: number;
  game: string;
  hints: boolean;
  host: boolean;
  id: string;
  lesson: LessonStep[];
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
  requests: SeatRequest[];
  seats: SeatInfo[];
  series: SeriesInfo | null;
  shares: number[] | null;
  spectators: number;
  status: 'waiting' | 'playing' | 'over' | 'closed';
  turn: number[];
  undo: boolean;
  unready: number[];
}
/**
 * One step of a lesson: what the guide says at a view, and what the learner is to do.
 */
export interface LessonStep {
  calls: boolean;
  does: boolean;
  key: string;
  marks: number[];
  number: number;
  ring: number | null;
  spot: string | null;
}
/**
 * A spectator's request to play.
 */
export interface SeatRequest {
  mine: boolean;
  name: string;
  number: number;
}
/**
 * A seat and who sits there, as everyone may know.
 */
export interface SeatInfo {
  away: boolean;
  bot: string | null;
  conceded: boolean;
  grace: number;
  here: boolean;
  kept: ('me' | 'another') | null;
  kind: 'open' | 'person' | 'bot';
  mine: boolean;
  name: string;
  seat: number;
  side: number;
  stood_in: boolean;
}
/**
 * The state of a series of games.
 */
export interface SeriesInfo {
  decided: boolean;
  game: number;
  leaders: number[];
  of: number;
  wins: number[];
}
/**
 * New views, oldest first. Before the first one after `hello` there may be a gap; `log` covers what was missed.
 */
export interface ViewsMessage {
  log: LogLine[];
  type: 'views';
  views: View[];
}
/**
 * The bots that are thinking now.
 */
export interface ThinkingMessage {
  seats: number[];
  type: 'thinking';
}
/**
 * What the strongest bot would do, for the reader who asked. `seat` and `number` are those of the question.
 */
export interface HintMessage {
  choice: Choice | null;
  number: number;
  seat: number;
  then: Choice[];
  type: 'hint';
}
/**
 * The last step of one of the reader's seats may be taken back, as long as view `number` is the newest.
 */
export interface TakeBackMessage {
  number: number;
  seat: number;
  type: 'take_back';
}
/**
 * A request was refused, and why.
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
 * The answer to `ping`.
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
  lesson: boolean;
  name: string;
  options: OptionInfo[];
  players: number[];
  real_time: boolean;
  simultaneous: boolean;
}
/**
 * An option of a game; its text is in the catalogues.
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
 * The review of a finished game, as far as it is known.
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
 * One decision of one seat, judged by what that seat knew.
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
 * A remark by the game itself about a moment: a message key with arguments, and places on the board.
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
 * Totals of all of the reader's finished games of one kind.
 */
export interface GameSum {
  best: number;
  game: string;
  games: number;
  last: number;
  longest: number;
  run: number;
  won: number;
}
/**
 * All stored data about a reader's finished games.
 */
export interface GamesExport {
  feats: {
    [k: string]: Feat[];
  };
  games: ExportedGame[];
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
 * Whether an invited player comes to a rematch.
 */
export interface InvitationAnswer {
  comes: boolean;
}
/**
 * What can be studied here.
 */
export interface LabInfo {
  bots: {
    [k: string]: string[];
  };
  games: GameInfo[];
  houses: {
    [k: string]: TuningValueInfo[];
  };
  mine: StudyLine[];
  most: number;
  on: boolean;
  seconds: number;
}
/**
 * A tuning value that a study may change.
 */
export interface TuningValueInfo {
  name: string;
  title: string;
  usual: number;
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
 * A study, a comparison, a range or an arena, from its title to its last table.
 */
export interface LabReport {
  answer: string[];
  chapters: Chapter[];
  guide: string[];
  labels: ReportLabels;
  language: string;
  setup: string[];
  title: string;
  variants: string[];
}
/**
 * The words of a page around its chapters.
 */
export interface ReportLabels {
  answer: string;
  guide: string;
  legend: string;
  section: string;
  table: string;
  tables: string;
}
/**
 * What a move is worth.
 */
export interface MoveValue {
  action: number;
  behind: number;
  chance: number;
  error: number;
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
 * A page of the reader's finished games on this server, the newest first, with totals.
 */
export interface MyGames {
  against: OpponentRecord[];
  games: MyGame[];
  more: boolean;
  sums: GameSum[];
  total: number;
}
/**
 * The reader's results against a kind of opponent, with a 95 % interval of their win rate.
 */
export interface OpponentRecord {
  bot: string;
  game: string;
  games: number;
  high: number;
  low: number;
  won: number;
}
/**
 * A table for a lesson in a game.
 */
export interface NewLesson {
  game: string;
  name?: string;
}
/**
 * Who sits at a seat of a new table: the host (several seats: one screen), anyone who comes, or a bot.
 */
export interface NewSeat {
  bot?: string | null;
  kind: 'me' | 'open' | 'bot';
  name?: string;
}
/**
 * A request for a study. `against` and `against_house` are what a second variant has instead, if there is to be
 * one.
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
  best_of?: 1 | 3 | 5 | 7;
  chat?: boolean;
  clock?: Clock | null;
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
  undo?: boolean;
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
 * A request for a table that plays on after a move.
 */
export interface PlayOnRequest {
  action: number;
  day: string;
  name?: string;
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
 * May visitors be sent to this server?
 */
export interface Readiness {
  database: boolean;
  ready: boolean;
  stopping: boolean;
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
  asked: StudyRequest;
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
 * The request of a study, complete with every option of both variants.
 */
export interface StudyRequest {
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
 * A code with which a player takes their seats at a table to another device, once.
 */
export interface SeatCode {
  code: string;
  seconds: number;
}
/**
 * All moves with their values, the best first.
 */
export interface Solution {
  moves: MoveValue[];
  usual: number;
  worlds: number;
}
/**
 * A player's choice of a move in a day's position, in exchange for the solution.
 */
export interface SolutionRequest {
  action: number;
  day: string;
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
 * A code as someone has typed it.
 */
export interface UseCode {
  code: string;
}
