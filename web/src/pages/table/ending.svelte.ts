/** A game that ends before the reader's eyes: every row of the table stays as high as it was, and the result finds room
 * there. How the rows are laid out then is in `over.css`. */
import { onDestroy, tick, untrack } from 'svelte';
import type { GameFace } from '../../kit/face';
import { PACES, settings } from '../../lib/settings.svelte';
import type { TableStore } from '../../lib/table.svelte';

export class Ending {
  page = $state<HTMLElement>(); // everything below the header
  board = $state<HTMLElement>(); // its place
  beside = $state<HTMLElement>(); // what stands beside the board
  rows = $state<string | null>(null); // of the page, as high as they were; null: nobody saw the end
  finale = $state(false); // the end is shown over the board
  covered = $state(false); // the result needs the room of what stands beside the board, too
  #aside = $state(0); // px that it still needs

  /** The room that the result leaves to what stands beside the board, in CSS. */
  get aside(): string | null {
    if (this.rows === null) return null;
    return this.#aside ? `calc(${this.#aside}px + var(--gap))` : '0px';
  }

  /** All rows stay as they are. */
  keep() {
    this.rows = this.board && this.page ? rowsOf(this.page) : null;
  }

  /** They are laid out anew. */
  forget() {
    this.rows = null;
  }

  /** The result lies below what stands beside the board, or, where it would not be seen whole, over it. */
  async makeRoom() {
    this.covered = false;
    this.#aside = this.beside?.offsetHeight ?? 0;
    await tick();
    const result = this.page?.querySelector('.do');
    const judging = this.beside?.querySelector('.settled'); // that is part of the result
    this.covered = !!result && !judging && result.scrollHeight > result.clientHeight;
    if (this.covered) this.#aside = 0;
  }
}

/** How high its rows are, exactly: the browser lays out in 64ths of a pixel, and tells them rounded. */
function rowsOf(grid: HTMLElement): string {
  return getComputedStyle(grid).gridTemplateRows.replace(/[\d.]+/g, (high) => `${Math.round(64 * Number(high)) / 64}`);
}

/** For use while the table is set up. */
export function createEnding(table: TableStore, face: () => GameFace | null): Ending {
  const ending = new Ending();
  let seen = false; // the end comes once
  let soon: ReturnType<typeof setTimeout> | undefined;
  onDestroy(() => clearTimeout(soon));

  /** The last move is seen first: it may be the one that decided the game. */
  function celebrate() {
    const { before, shown } = table;
    if (!before || !shown) return;
    const lasts = (face()?.lasts ?? face()?.pace)?.(before.scene, shown.scene) ?? 0;
    soon = setTimeout(() => (ending.finale = true), lasts / PACES[settings.pace]);
  }

  $effect.pre(() => {
    if (!table.over) return;
    untrack(() => {
      ending.keep();
      if (ending.rows !== null && !seen) celebrate();
      seen = true;
    });
  });
  $effect(() => {
    void table.info?.rematch; // whoever is asked to play again needs more room
    if (ending.rows !== null) void untrack(() => ending.makeRoom());
  });
  return ending;
}
