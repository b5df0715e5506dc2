/** What the pages need to know of a game; everything else about it stays in its folder. */
import type { Component, Snippet } from 'svelte';
import type { RunningGlass } from '../lib/table.svelte';
import { type Sentence, tell } from '../lib/words';
import type { Choice, GameInfo, Move, View } from '../wire';

export type Scene = View['scene'];
export type OptionValues = Record<string, boolean | number | string>;

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
}

/** Finds a place for a board, and another for what stands beside it. */
export type Lay = Snippet<[board: Snippet, beside: Snippet | undefined]>;

export interface BoardProps<S = Scene> extends Moment<S> {
  lay?: Lay; // for the board's `Room`; without it, both stand together
  marks: number[]; // places a log line under the pointer speaks of
  last: number[]; // places of the last move
  pending: number | null; // the action chosen and not answered yet
  hinted?: number | null; // the action a hint points at: its control gets the class `hinted`
  refusals?: number; // how often the table has refused something: what was shown before its answer is taken back
  play(action: Move['action']): void; // by its number among the choices, or by its name
}

/** What can be chosen before a game. */
export interface OptionProps {
  game: GameInfo;
  players: number;
  values: OptionValues; // bound
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
  accent: string; // a CSS colour: the light of this game's room
  players: number; // at a table set up with one tap
  quick: OptionValues; // options of such a table, so that the first move comes soon
  rival?: string; // the bot one meets there, if not the usual one
  solo?: boolean; // its face has a `Wall`
  Card: Component; // a living picture
  Sprites: Component; // drawings the others refer to by id; on every page once
}

/** What a table and the rules page show of a game: `face` in its `index.ts`, fetched when it is needed. */
export interface GameFace<S = Scene> {
  Board: Component<BoardProps<S>>;
  Purse: Component<{ scene: S; seat: number }>; // what is public about a seat, in the strip of seats
  Rules: Component; // the chapters of the rules page
  OptionFields?: Component<OptionProps, object, 'values'>; // where some are not chosen in the ordinary way
  status(moment: Moment<S>): Sentence;
  hint(moment: Moment<S>): Sentence | null; // for the first game: what to think about now
  buttons(moment: Moment<S>): ActionButton[];
  nameOf?(moment: Moment<S>, choice: Choice): Sentence[]; // a choice on the board in words, where there are hints
  tall?(scene: S): number; // the height of a board that is 1 wide, where it is not a square
  reach?: 'row' | 'compass'; // the room its buttons need, kept free for them
  pace(before: S, after: S): number; // ms one needs to follow what happened
  asked?(scene: S, seats: number[]): number; // which of the reader's seats that may act is asked first
  outcome?(scene: S): Sentence | null; // how it ended, where “wins” is not the word
  Wall?: Component; // a page of puzzles for one player, at /solo/<game>
  Afterwards?: Component<{ scene: S }>; // in the result sheet: what one can go on with
  noCurtain?: boolean; // players at one screen switch seats as they like: in a race there they have no secrets
  secretPoints?: boolean; // nobody sees points before the end
  score?(points: number): Sentence; // what a seat has, where “points” is not the word
  sideScore?(points: number[]): Sentence; // what partners have together, from what each of them has
  most?: number; // that a seat can have
}

/** A choice in words: as its button is called, or as its game calls it on the board. */
export function choiceWords(face: GameFace, moment: Moment, choice: Choice): string {
  const button = face.buttons(moment).find((button) => button.choice.action === choice.action);
  return (button ? [button.label] : (face.nameOf?.(moment, choice) ?? [])).map(tell).join('; ');
}

/** What a seat has, in the words of its game. */
export function scoreWords(face: GameFace, points: number): string {
  return tell(face.score?.(points) ?? { key: 'table-points', args: { points } });
}
