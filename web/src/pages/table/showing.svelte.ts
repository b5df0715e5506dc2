/** What the board shows: the game as it is now, what surprised once more, or a finished game gone through again. */
import type { GameFace, Moment } from '../../kit/face';
import { NONE } from '../../lib/choices';
import type { Replay } from '../../lib/replay.svelte';
import { RETOLD, type Retelling } from '../../lib/retelling.svelte';
import { settings, SPEEDS } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';
import { createTempo } from '../../lib/tempo.svelte';
import type { View } from '../../wire';
import type { Surprising } from './surprising.svelte';

export class Showing {
  tape = $state.raw<Replay | null>(null); // the game is over and gone through once more
  #table: TableStore;
  #surprising: Surprising;

  constructor(table: TableStore, surprising: Surprising) {
    this.#table = table;
    this.#surprising = surprising;
  }

  /** What surprised, while it is shown once more. */
  get again(): Retelling | null {
    return this.tape ? null : this.#surprising.retelling;
  }

  /** Not at what is now. */
  get looking(): Replay | Retelling | null {
    return this.tape ?? this.again;
  }

  readonly view = $derived.by<View | null>(() => this.looking?.view ?? this.#table.shown);

  /** The view that was there before it. */
  readonly before = $derived.by<View | null>(() => (this.looking ? this.looking.before : this.#table.before));

  readonly tempo = $derived.by(() => (this.again ? RETOLD : this.tape ? SPEEDS[settings.speed] : this.#table.tempo));

  /** The reader's seat that may act now. */
  readonly acting = $derived.by(() => (this.looking ? null : this.#table.acting));

  /** The seat that has to lift its curtain first. */
  readonly curtain = $derived.by(() => (this.looking ? null : this.#table.curtain));

  /** Seats that the first hourglass waits for. */
  readonly unready = $derived.by(() => (this.tape ? [] : (this.#table.info?.unready ?? [])));

  /** The places of the last move. */
  readonly last = $derived.by(() => this.view?.lines.find((line) => line.marks.length)?.marks ?? []);

  readonly moment = $derived.by<Moment | null>(() => {
    const { view, looking } = this;
    const table = this.#table;
    if (!view) return null;
    return {
      scene: view.scene,
      before: this.before?.scene ?? null,
      acting: this.acting,
      choices: looking ? NONE : table.choices,
      eyes: view.seat,
      oneScreen: table.mine.length > 1,
      mine: table.mine.filter(({ away }) => !away).map(({ seat }) => seat),
      names: table.names,
      glass: looking ? null : table.glass,
      live: !looking,
      again: this.again !== null,
    };
  });
}

/** The seat at this screen whose own hourglass comes next: its player is asked alone, and looks alone. */
export function nextToLook(table: TableStore, face: GameFace, unready: number[]): number | null {
  if (table.mine.length < 2 || face.noCurtain) return null;
  return table.mine.find(({ seat }) => unready.includes(seat))?.seat ?? null;
}

/** For use while the table is set up. */
export function createShowing(table: TableStore, surprising: Surprising): Showing {
  const showing = new Showing(table, surprising);
  createTempo(
    () => showing.tempo,
    () => showing.view,
  );
  return showing;
}
