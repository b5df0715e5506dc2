// Made from the Python models by `npm run types`; do not edit.

export type FromClient = Hello | Move | Sit | Stand | SetBot | See | Hint | Rename | Rematch | Ping;
export type FromTable = TableMessage | ViewsMessage | ThinkingMessage | HintMessage | RefusedMessage | PongMessage;

/**
 * The ground: eight rows, # obstacle and . free.
 */
export interface BoardScene {
  counts: {
    [k: string]: number;
  };
  /**
   * @minItems 2
   * @maxItems 2
   */
  end: unknown[];
  grade: string;
  name: string;
  number: number;
  rows: string[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  start: unknown[];
  things: number[][];
}
/**
 * A crew's boat.
 */
export interface Boat {
  aboard: number[];
  astern: number | null;
  crew: number;
  home: number;
  place: number | null;
  seat: number;
}
/**
 * A card that lies open.
 */
export interface Card {
  kind: 'treasure' | 'obstacle' | 'plain';
  obstacle: string | null;
  tool: string | null;
  treasure: string | null;
  ways: ('left' | 'opposite' | 'right' | 'down')[];
}
/**
 * A piece that stands elsewhere than when the last card was played.
 */
export interface Change {
  before: number;
  now: number;
  piece: number;
}
/**
 * A chip; stars and flush only where the viewer may see them.
 */
export interface Chip {
  flush: boolean | null;
  stars: number | null;
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
 * The glass that runs: the pause between rounds, the round, or the 30 seconds after the first call.
 *
 * It has run for `run` seconds when this beat began; `glass` of the view says how much of the beat is left.
 */
export interface ClockScene {
  kind: 'pause' | 'round' | 'glass';
  run: number;
  seconds: number;
}
/**
 * One manhole cover and, if it lies open, its card.
 */
export interface Cover {
  column: number;
  face: 'closed' | 'blank' | 'sleeper' | 'find';
  row: number;
}
/**
 * The open toilet. After a dive has failed it stays open until the next treasure card is turned up.
 */
export interface Dive {
  card: Card | null;
  helper: number | null;
  level: number;
  may_hand_to: number | null;
  moves: number;
  over: boolean;
  place: number;
  pointed: ('left' | 'opposite' | 'right' | 'down') | 'shrug' | null;
  tools: string[];
  ways: PipeWay[];
}
/**
 * A way out of the open toilet.
 */
export interface PipeWay {
  level: number;
  place: number;
  state: 'free' | 'blocked' | 'used' | 'shut';
  way: 'left' | 'opposite' | 'right' | 'down';
}
/**
 * A diver and what has become of it.
 */
export interface Diver {
  caught: boolean;
  crew: number;
  delayed: boolean;
  held: boolean;
  moving: boolean;
  number: number;
  place: number | null;
  seat: number;
  step_north: number;
  tussock: number;
  wish: boolean;
}
/**
 * Everything on the table.
 */
export interface DykarnaScene {
  at_stake: number[];
  boats: Boat[];
  chooser: number;
  divers: Diver[];
  found: number;
  game: 'dykarna';
  goal: number;
  hidden: number;
  last: LastMove | null;
  lost: number;
  move_limit: number;
  moves: number;
  outlooks: Outlook[];
  phase: 'placing' | 'moving' | 'flowing' | 'rounding' | 'losing' | 'drowning' | 'over';
  piece_at_stake: boolean;
  shore: ShorePlace[];
  side: number;
  sides: number[];
  solo: boolean;
  squares: number;
  tiles: Tile[];
  turn: number;
  unseen: {
    [k: string]: number;
  };
  ways: Way[];
  width: number;
}
/**
 * The last move, or the one going on, step by step.
 */
export interface LastMove {
  carrying: boolean;
  diver: number;
  ransom: boolean;
  stages: Stage[];
  wished: boolean;
}
/**
 * One place a move led to, in order.
 */
export interface Stage {
  face:
    | (
        | 'unknown'
        | 'open'
        | 'treasure'
        | 'island'
        | 'turtle'
        | 'mud'
        | 'urchin'
        | 'octopus'
        | 'goldfish'
        | 'shark'
        | 'stingray'
        | 'anemone'
        | 'whirl'
        | 'seahorse'
        | 'current'
      )
    | null;
  place: number;
}
/**
 * What is known to come of a move that can be made now.
 */
export interface Outlook {
  action: number;
  choice: boolean;
  diver: number | null;
  home: number;
  out: number[];
  stages: number[];
  struck: number[];
  unknown: boolean;
}
/**
 * A place outside the sea where boats lie and divers walk.
 */
export interface ShorePlace {
  coast: number;
  column: number;
  row: number;
  square: number;
}
/**
 * A tile of the sea.
 */
export interface Tile {
  arrows: number[];
  column: number;
  face:
    | 'unknown'
    | 'open'
    | 'treasure'
    | 'island'
    | 'turtle'
    | 'mud'
    | 'urchin'
    | 'octopus'
    | 'goldfish'
    | 'shark'
    | 'stingray'
    | 'anemone'
    | 'whirl'
    | 'seahorse'
    | 'current';
  printed: number;
  row: number;
  square: number;
  tail: number | null;
  treasure: number[];
  turned: number;
  tussocks: number;
}
/**
 * A way that can be chosen now, in the middle of a move.
 */
export interface Way {
  action: number;
  place: number;
  way: number;
}
/**
 * Something a player has done, by a name of the game's own, and how well.
 */
export interface Feat {
  best: number[];
  key: string;
}
/**
 * The water from the start on.
 */
export interface Flow {
  arrives: boolean;
  connected: number;
  sprays: unknown[][];
  wet: Wet[];
}
/**
 * A pipe the water reaches.
 */
export interface Wet {
  after: number;
  cells: number[];
  tile: string;
}
/**
 * The first message: the last view the client has, -1 for none.
 */
export interface Hello {
  last?: number;
  type: 'hello';
}
/**
 * Play an action, in answer to a view.
 */
export interface Move {
  action: number;
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
  game: string;
  hints: boolean;
  host: boolean;
  id: string;
  number: number;
  options: {
    [k: string]: boolean | number | string;
  };
  players: number;
  preparing: boolean;
  problem: string | null;
  public: boolean;
  rematch: string | null;
  seats: SeatInfo[];
  spectators: number;
  status: 'waiting' | 'playing' | 'over' | 'closed';
}
/**
 * Who sits where, as everyone may know.
 */
export interface SeatInfo {
  away: boolean;
  bot: string | null;
  here: boolean;
  kind: 'open' | 'person' | 'bot';
  mine: boolean;
  name: string;
  seat: number;
  side: number;
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
  scene: PooDiversScene | PartnersScene | ToiletDiversScene | DykarnaScene | TubyrinthScene;
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
 * Everything on the table.
 */
export interface PooDiversScene {
  champion: number | null;
  columns: number;
  covers: Cover[];
  diver: number | null;
  facing: number | null;
  finds: number;
  game: 'poo_divers';
  peek: Peek | null;
  phase: 'opening' | 'deciding' | 'looking' | 'peeking' | 'over';
  pot: number;
  purses: Purse[];
  rows: number;
  supply: Purse;
  turn: number;
}
/**
 * A card held up in secret: everyone sees where, only its player what.
 */
export interface Peek {
  cover: number;
  face: 'closed' | 'blank' | 'sleeper' | 'find';
}
/**
 * Droppings: in front of a player, or in the supply.
 */
export interface Purse {
  brown: number;
  golden: number;
  points: number;
}
/**
 * Everything on the table.
 */
export interface PartnersScene {
  can_take_back: boolean;
  card:
    | (
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen'
        | 'face_down'
      )
    | null;
  changes: Change[];
  chosen: number | null;
  deal: number;
  deal_of_deck: number;
  dealer: number;
  form: 'pairs' | 'teams';
  game: 'partners';
  last_card:
    | (
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen'
        | 'face_down'
      )
    | null;
  last_player: number | null;
  moves_for: number[];
  phase: 'exchanging' | 'choosing' | 'moving' | 'over';
  pieces: Piece[];
  play_on: boolean;
  players: Player[];
  prospects: Prospect[];
  rest: number;
  targets: Target[];
  turn: number;
  walk: Walk | null;
}
/**
 * One of the 24 pieces, in their order.
 */
export interface Piece {
  colour: number;
  exchangeable: boolean;
  field: number | null;
  locked: boolean;
  moved: boolean;
  place: number;
  where: 'home' | 'start' | 'track' | 'lane';
}
/**
 * A seat, its colour, and its cards as far as the viewer knows them.
 */
export interface Player {
  chosen: boolean;
  colour: 'green' | 'blue' | 'purple' | 'red' | 'orange' | 'yellow';
  finished: boolean;
  gave:
    | (
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen'
        | 'face_down'
      )
    | null;
  got:
    | (
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen'
        | 'face_down'
      )
    | null;
  hand: (
    | 'two'
    | 'three'
    | 'back_four'
    | 'five'
    | 'six'
    | 'seven'
    | 'eight'
    | 'nine'
    | 'ten'
    | 'swap'
    | 'twelve'
    | 'thirteen'
    | 'one_or_fourteen'
    | 'face_down'
  )[];
  home: number;
  locked: number;
  out: boolean;
  partners: number[];
  rank: number | null;
  receiver: number;
  side: number;
  spent: (
    | 'two'
    | 'three'
    | 'back_four'
    | 'five'
    | 'six'
    | 'seven'
    | 'eight'
    | 'nine'
    | 'ten'
    | 'swap'
    | 'twelve'
    | 'thirteen'
    | 'one_or_fourteen'
    | 'face_down'
  )[];
}
/**
 * Where a card of the player whose turn it is could lead: its first moves.
 */
export interface Prospect {
  card:
    | 'two'
    | 'three'
    | 'back_four'
    | 'five'
    | 'six'
    | 'seven'
    | 'eight'
    | 'nine'
    | 'ten'
    | 'swap'
    | 'twelve'
    | 'thirteen'
    | 'one_or_fourteen'
    | 'face_down';
  targets: Target[];
}
/**
 * Where an action leads.
 */
export interface Target {
  action: number;
  piece: number;
  sent_home: number[];
  to: number | null;
  turn: number | null;
}
/**
 * How a piece came where it is: from one place to another, by way of the place where it turned round.
 */
export interface Walk {
  hit: boolean;
  piece: number;
  start: number;
  to: number;
  turn: number;
}
/**
 * Everything on the table.
 */
export interface ToiletDiversScene {
  bottom_sideways: boolean;
  chips_left: number;
  dive: Dive | null;
  drawn: Chip[];
  face_down: number;
  face_up: string[];
  flush: boolean;
  flushes: number;
  game: 'toilet_divers';
  idle_tools: boolean;
  open_first_level: boolean;
  pages: Page[];
  phase: 'leafing' | 'turning' | 'diving' | 'keeping' | 'over';
  places: Place[];
  purses: Stash[];
  search: number;
  treasures: Treasure[];
  turn: number;
  wanted: string | null;
}
/**
 * A player leafing through a toilet.
 */
export interface Page {
  card: Card | null;
  level: number;
  turns_left: number;
}
/**
 * One side of the board, clockwise from place 0.
 */
export interface Place {
  seat: number | null;
  toilet: number;
  tool: string;
}
/**
 * A player's chips, in the order they came.
 */
export interface Stash {
  chips: Chip[];
  stars: number | null;
}
/**
 * A treasure card, as everyone knows it.
 */
export interface Treasure {
  fate: 'pile' | 'wanted' | 'missed' | 'found' | 'lost';
  treasure: string;
}
/**
 * Everything on the table.
 */
export interface TubyrinthScene {
  clock: ClockScene | null;
  game: 'tubyrinth';
  goal: number;
  hidden: boolean;
  mode: 'basic' | 'rookie' | 'pipe_master' | 'solo';
  obstacles_count: boolean;
  phase: 'ready' | 'racing' | 'glass' | 'over';
  puzzle: PuzzleScene | null;
  round: number;
  seats: SeatScene[];
  strict: boolean;
  tiles: TileShape[];
  wanted: number[];
}
/**
 * Solo: which puzzle this is, and the help taken.
 */
export interface PuzzleScene {
  board: number | null;
  hints: HintScene[];
  hints_left: number;
  set: 'table' | 'unique';
  solved: boolean;
  tiles: number | null;
}
/**
 * A tile of a pipeline, and once it has been asked for, its place.
 */
export interface HintScene {
  cell: number | null;
  orientation: number | null;
  tile: 'short' | 'r' | 'long' | 'twin' | 't' | 'z' | 'l';
}
/**
 * A player with a board, tiles and points.
 */
export interface SeatScene {
  board: BoardScene | null;
  called: number;
  changes_left: number | null;
  counted: number;
  flow: Flow | null;
  gained: number;
  laid: LaidTile[] | null;
  points: number;
  ready: boolean;
  verdict: 'none' | 'correct' | 'wrong' | 'no_call';
}
/**
 * A tile on the board.
 */
export interface LaidTile {
  cell: number;
  counts: boolean | null;
  orientation: number;
  pipes: LaidPipe[];
  tile: 'short' | 'r' | 'long' | 'twin' | 't' | 'z' | 'l';
}
/**
 * A pipe on the board: its cells, and the sides on which each is open.
 */
export interface LaidPipe {
  cells: number[];
  open: ('U' | 'R' | 'D' | 'L')[][];
}
/**
 * A tile as it comes out of the box: one pipe, or two that are not joined.
 *
 * Orientations 0-3 are quarter turns clockwise; 4-7 the same after turning it over (left and right swapped).
 * Its place is the cell of its bounding box's top left corner.
 */
export interface TileShape {
  name: 'short' | 'r' | 'long' | 'twin' | 't' | 'z' | 'l';
  pipes: PipeCell[][];
}
/**
 * One square of a pipe, and the sides on which it is open.
 */
export interface PipeCell {
  column: number;
  open: ('U' | 'R' | 'D' | 'L')[];
  row: number;
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
 * Is the server well, and how far is it with compiling?
 */
export interface Health {
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
 * A table to be set up.
 */
export interface NewTable {
  game: string;
  hints?: boolean;
  options?: {
    [k: string]: boolean | number | string;
  };
  public?: boolean;
  /**
   * @minItems 1
   * @maxItems 15
   */
  seats: SeatPlan[];
}
/**
 * Who is to sit at a seat of a new table: the host (several seats: one screen), whoever comes, or a bot.
 */
export interface SeatPlan {
  bot?: string | null;
  kind: 'me' | 'open' | 'bot';
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
 * The lobby's tables.
 */
export interface TableList {
  mine: TableInfo[];
  open: TableInfo[];
  running: TableInfo[];
}
