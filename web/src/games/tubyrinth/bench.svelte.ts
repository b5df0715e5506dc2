/** The reader's own tiles: which one is in hand, and what has been laid here before the table has confirmed it. */
import type { Action } from './wire';
import { flipped, type Placed, type TileName, turned } from './geometry';

/** One change the reader has made: a tile laid or moved, or (null) taken back. */
export interface Change {
  tile: TileName;
  to: Placed | null;
}

export function samePlace(a: Placed | null | undefined, b: Placed | null | undefined): boolean {
  if (!a || !b) return !a && !b;
  return a.tile === b.tile && a.orientation === b.orientation && a.row === b.row && a.column === b.column;
}

/** The tiles on a board after some changes. */
export function withChanges(laid: Placed[], changes: Change[]): Placed[] {
  return changes.reduce(
    (tiles, { tile, to }) => [...tiles.filter((one) => one.tile !== tile), ...(to ? [to] : [])],
    laid,
  );
}

/** The changes the table has not made yet, given what it says lies there. */
export function unconfirmed(laid: Placed[], changes: Change[]): Change[] {
  let done = 0;
  for (const { tile, to } of changes) {
    const there = laid.find((one) => one.tile === tile);
    if (!samePlace(there, to)) break;
    done++;
  }
  return done ? changes.slice(done) : changes;
}

export class Bench {
  changes = $state.raw<Change[]>([]); // not confirmed yet, oldest first
  wish = $state<Action['do'] | null>(null); // to be asked for once all changes are confirmed: call, hint
  held = $state<TileName | null>(null); // the tile in hand
  ghost = $state.raw<Placed | null>(null); // where it would lie
  turns = $state<Partial<Record<TileName, number>>>({}); // how each tile is turned

  orientationOf(tile: TileName): number {
    return this.turns[tile] ?? 0;
  }

  pick(tile: TileName, ghost: Placed | null = null) {
    this.held = tile;
    this.ghost = ghost;
    if (ghost) this.turns[tile] = ghost.orientation;
  }

  drop() {
    this.held = null;
    this.ghost = null;
  }

  turn(quarters: number) {
    if (this.held) this.turns[this.held] = turned(this.orientationOf(this.held), quarters);
  }

  flip() {
    if (this.held) this.turns[this.held] = flipped(this.orientationOf(this.held));
  }

  change(change: Change) {
    this.changes = [...this.changes, change];
  }

  /** Forget what the table has refused, or what belonged to a round that is over. */
  forget() {
    this.changes = [];
    this.wish = null;
  }

  reset() {
    this.forget();
    this.drop();
    this.turns = {};
  }
}
