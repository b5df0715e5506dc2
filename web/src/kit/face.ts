/** What the pages need to know of a game; everything else about it stays in its folder. */
import type { Component, Snippet } from 'svelte';
import type { RunningGlass } from '../lib/table.svelte';
import { type Sentence, tell } from '../lib/words';
import type { Choice, GameInfo, Move, View } from '../wire';

export type Scene = View['scene'];
export type OptionValues = Record<string, boolean | number | string>;

/** Something good or bad happened to the reader. */
export type Fortune = 'good' | 'bad';

/** What is on the screen now, and what the reader may do about it. */
export interface Moment<S = Scene> {
  scene: S;
  before: S | null; // the scene shown before this one: their difference is what moves
  acting: number | null; // the reader's seat that may act now
  choices: Choice[]; // what it may do
  eyes: number | null; // whose eyes the scene is seen through; null = a spectator's
  oneScreen: boolean; // several of the seats are the reader’s
  mine?: number[]; // the seats that are the reader’s
  names: string[]; // of the seats
  glass?: RunningGlass | null; // the hourglass that runs now, if the game has one
  live?: boolean; // this is the game itself, not a look back or a lesson
  again?: boolean; // some of it is shown once more while it goes on: everything stays in its place
}

/** Finds a place for a board, and another for what stands beside it. */
export type Lay = Snippet<[board: Snippet, beside: Snippet | undefined]>;

export interface BoardProps<S = Scene> extends Moment<S> {
  lay?: Lay; // for the board's `Room`; without it, both stand together
  marks: number[]; // places a log line under the pointer speaks of
  last: number[]; // places of the last move
  pending: number | null; // the action chosen and not answered yet
  hinted?: number | null; // the action a hint points at: its control gets the class `hinted`
  hintedNext?: number | null; // the one after it: for boards where two are chosen in one go
  refusals?: number; // how often the table has refused something: what was shown before its answer is taken back
  tempo?: number; // how much quicker than usual things move; what the browser animates keeps it by itself
  play(action: Move['action']): void; // by its number among the choices, or by its name
}

/** What things on a board are and do; each carries its kind in `data-about`. */
export interface About<S = Scene> {
  kinds: string[]; // all there are
  of(kind: string, scene?: S): Explanation | null; // at a table with such a scene; without one, as the game is usually played
  Picture: Component<{ kind: string }>;
}

/** What the sheet says of a thing. */
export interface Explanation {
  title: Sentence;
  text: Sentence;
  chapter: string; // of the rules, by its id
}

/** What can be chosen before a game. */
export interface OptionProps {
  game: GameInfo;
  players: number;
  values: OptionValues; // bound
}

/** The parts of a game that is looked back at, where they are not the turns of its players. */
export interface Parts {
  key: string; // of what one is called: it is told `number` and the `name` of whose it is
  lines: string[]; // the log lines that begin one
  fromStart?: boolean; // the first of them begins with the game
}

/** A choice offered as a button besides the board. */
export interface ActionButton {
  choice: Choice;
  label: Sentence;
  tone: 'gold' | 'main' | 'quiet';
  turn?: number; // degrees: shows an arrow that points there, from straight up
}

/** What the lobby shows of a game: `card` in its `card.ts`, on the page from the start. */
export interface GameCard {
  place?: number; // among the games, as in its folder of rules; without one, it is the last
  accent: string; // a CSS colour: the light of this game's room
  players: number; // at a table set up with one tap
  minutes: number; // about; as its card says
  usual?: OptionValues; // options that a table has unless others are chosen, where they are not those of the rules
  quick: OptionValues; // options of such a table, so that the first move comes soon
  rival?: string; // the bot one meets there, if not the usual one
  solo?: boolean; // its face has a `Wall`
  draws?: boolean; // its face has an `Editor`
  prints?: boolean; // its face has a `Sheet`
  Card: Component; // a living picture
  Sprites: Component; // drawings the others refer to by id; on every page once
}

/** What a table and the rules page show of a game: `face` in its `index.ts`, fetched when it is needed. */
export interface GameFace<S = Scene> {
  Board: Component<BoardProps<S>>;
  Purse: Component<{ scene: S; seat: number }>; // what is public about a seat, in the strip of seats
  Rules: Component; // the chapters of the rules page
  about?: About<S>; // what things on the board are and do
  OptionFields?: Component<OptionProps, object, 'values'>; // where some are not chosen in the ordinary way
  status(moment: Moment<S>): Sentence;
  hint(moment: Moment<S>): Sentence | null; // for the first game: what to think about now
  buttons(moment: Moment<S>): ActionButton[];
  nameOf?(moment: Moment<S>, choice: Choice, then?: Choice[]): Sentence[]; // a choice on the board in words, and how it goes on
  tall?(scene: S): number; // the height of a board that is 1 wide, where it is not a square
  reach?: 'row' | 'compass'; // the room its buttons need, kept free for them
  pace(before: S, after: S): number; // ms one needs to follow what happened
  story?(scenes: S[], eyes: number | null): number; // how many of the last scenes show what surprises, from how it began; 0 = nothing does
  retold?(scene: S, now: S, shared: boolean): S; // a scene of it without what may not be seen again, or not by all at a screen
  lasts?(before: S, after: S): number; // ms until all of it has come to rest, where nobody has to wait for that
  fortune?(before: S, after: S, seats: number[]): Fortune | null; // what it means for these seats, where points do not say it
  asked?(scene: S, seats: number[]): number; // which of the reader's seats that may act is asked first
  parts?: Parts; // what one looks back at chapter by chapter
  outcome?(scene: S): Sentence | null; // how it ended, where “wins” is not the word
  Wall?: Component; // a page of puzzles for one player, at /solo/<game>
  Editor?: Component<{ code: string }>; // draws a board of one's own, at /draw/<game>/<code>
  Sheet?: Component<{ code: string }>; // a board to print, at /print/<game>/board/<code>
  fetchSheet?(): Promise<unknown>; // what a `Sheet` fetches later: fetched ahead, so that it prints without a line
  Afterwards?: Component<{ scene: S }>; // in the result sheet: what one can go on with
  noCurtain?: boolean; // players at one screen switch seats as they like: in a race there they have no secrets
  secretPoints?: boolean; // nobody sees points before the end
  score?(points: number): Sentence; // what a seat has, where “points” is not the word
  sideScore?(points: number[]): Sentence; // what partners have together, from what each of them has
  announced?: Readonly<Record<string, readonly string[]>>; // by a line of the log that announces, those that tell it
  shared?: Readonly<Record<string, SharedLine>>; // by a line of the log that tells a part of a play, how all of it is told
  most?(scene: S): number; // that a seat needs to win, shown beside what it has; 0 = there is no such number
}

/** How the log tells in one line what was done in parts: a sentence, a word for each part, and what may come between. */
export interface SharedLine {
  key: string;
  part: { key: string };
  between: readonly string[];
}

/** A choice in words: as its button is called, or as its game calls it on the board. */
export function choiceWords(face: GameFace, moment: Moment, choice: Choice, then: Choice[] = []): string {
  const button = face.buttons(moment).find((button) => button.choice.action === choice.action);
  return (button ? [button.label] : (face.nameOf?.(moment, choice, then) ?? [])).map(tell).join('; ');
}

/** What a seat has, in the words of its game. */
export function scoreWords(face: GameFace, points: number): string {
  return tell(face.score?.(points) ?? { key: 'table-points', args: { points } });
}
