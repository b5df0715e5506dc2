/** The squares as they are shown: what has not changed stays the same object, and nobody draws it anew. */
import { shareParts } from '../../lib/sharing';
import { type Sentence, tell } from '../../lib/words';
import type { Tile } from './scene';

/** What a square shows, and what can be done there. */
export interface Cell {
  square: number;
  left: number; // of the board, in percent
  top: number;
  width: number;
  height: number;
  tile: Tile | undefined;
  boat: boolean; // one is moored here
  turned: boolean; // shown face up
  fresh: boolean; // it has just been turned up
  alive: boolean; // what lies there moves
  label: string;
  playable: boolean;
  costly: boolean; // choosing it hurts: asked for twice
  selectable: boolean; // someone who can move is here
  marked: boolean;
  waiting: boolean;
  hinted: boolean; // a hint points here
  tabbable: boolean;
}

/** Remembers the cells of a moment ago. */
export class Cells {
  #last: Cell[] = [];
  #labels = new Map<string, string>(); // by what they say

  /** The new cells, with the old ones in place of those that are equal. */
  renew(cells: Cell[]): Cell[] {
    this.#last = shareParts(this.#last, cells);
    return this.#last;
  }

  /** What a square is called; most of them stay as they are, and need not be put into words again. */
  label(words: Sentence[]): string {
    const key = JSON.stringify(words);
    const label = this.#labels.get(key) ?? words.map(tell).join('; ');
    this.#labels.set(key, label);
    return label;
  }
}
