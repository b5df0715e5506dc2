/** The reader's hands: they take tiles up, turn them, lay them, and take them back. */
import type { TileShape } from './wire';
import { say } from '../../lib/words';
import { Bench, samePlace, withChanges } from './bench.svelte';
import { aim, inside, type Placed, SIZE, type Spot, spotOf, type TileName, whyNot } from './geometry';

const MIDDLE = 3;

/** What the hands work on. */
export interface Worksite {
  tiles: TileShape[];
  ground: string[] | null; // rows of the board, if what is buried there is in the way
  laid: Placed[]; // as the table says
  lays: boolean; // may the reader lay tiles now?
}

export class Hands extends Bench {
  problem = $state(''); // why something could not be laid
  told = $state(''); // for screen readers
  focus = $state<HTMLElement>(); // where the arrow keys move the tile
  #worksite: () => Worksite;

  constructor(worksite: () => Worksite) {
    super();
    this.#worksite = worksite;
  }

  get tiles(): TileShape[] {
    return this.#worksite().tiles;
  }

  get lays(): boolean {
    return this.#worksite().lays;
  }

  /** The tiles on the board, with what the table has not confirmed yet. */
  laid = $derived.by(() => withChanges(this.#worksite().laid, this.changes));

  whyNot(placed: Placed) {
    return whyNot(this.tiles, placed, this.#worksite().ground, this.laid);
  }

  fits(placed: Placed): boolean {
    return this.whyNot(placed) === null;
  }

  /** Take a tile into the hand, or put it down again. */
  take(tile: TileName) {
    if (!this.lays) return;
    if (this.held === tile) {
      this.drop();
      return;
    }
    const there = this.laid.find((one) => one.tile === tile) ?? null;
    this.pick(tile, there ?? this.#startingGhost(tile));
    this.tellGhost();
    this.focus?.focus({ preventScroll: true });
  }

  takeNext() {
    const next = this.tiles.find(({ name }) => !this.laid.some(({ tile }) => tile === name));
    if (next) this.take(next.name);
  }

  override turn(quarters: number) {
    super.turn(quarters);
    this.#turnGhost();
  }

  override flip() {
    super.flip();
    this.#turnGhost();
  }

  lay(placed: Placed) {
    const why = this.whyNot(placed);
    if (why) {
      this.ghost = placed;
      this.problem = say(`tub-why-${why}`);
      return;
    }
    this.problem = '';
    const there = this.laid.find((one) => one.tile === placed.tile);
    this.turns[placed.tile] = placed.orientation;
    if (!samePlace(there, placed)) {
      this.change({ tile: placed.tile, to: placed });
      this.told = say('tub-told-laid', { tile: placed.tile, row: placed.row + 1, column: placed.column + 1 });
    }
    this.drop();
  }

  /** Lay the tile in hand; with empty hands, take the next one. */
  settle() {
    if (this.ghost) this.lay(this.ghost);
    else this.takeNext();
  }

  takeBack(tile: TileName | undefined) {
    if (!this.lays || !tile || !this.laid.some((one) => one.tile === tile)) return;
    this.change({ tile, to: null });
    this.told = say('tub-told-taken', { tile });
    if (this.held === tile) this.drop();
  }

  /** The tile in hand if it lies on the board, else the one laid last. */
  takeBackLast() {
    this.takeBack(this.laid.find(({ tile }) => tile === this.held)?.tile ?? this.laid.at(-1)?.tile);
  }

  clear() {
    for (const { tile } of [...this.laid]) this.takeBack(tile);
  }

  /** Move the tile in hand by so many squares; with empty hands, take the next one. */
  walk(rows: number, columns: number) {
    if (!this.held) this.takeNext();
    else if (this.ghost) {
      const { row, column } = this.ghost;
      this.ghost = inside(this.tiles, { ...this.ghost, row: row + rows, column: column + columns });
    } else this.ghost = this.#startingGhost(this.held);
    this.tellGhost();
  }

  /** Where the tile in hand goes if a square is pointed at. */
  aimedAt({ row, column }: Spot): Placed | null {
    if (!this.held) return null;
    const spot = { row: Math.floor(row), column: Math.floor(column) };
    const orientation = this.orientationOf(this.held);
    return inside(
      this.tiles,
      aim(this.tiles, this.held, orientation, spot, (placed) => this.fits(placed)),
    );
  }

  tellGhost() {
    const ghost = this.ghost;
    if (!ghost) return;
    const why = this.whyNot(ghost) ?? 'fits';
    this.told = say('tub-told-ghost', { tile: ghost.tile, row: ghost.row + 1, column: ghost.column + 1, why });
  }

  override reset() {
    super.reset();
    this.problem = '';
  }

  #turnGhost() {
    if (!this.held || !this.ghost) return;
    this.ghost = inside(this.tiles, { ...this.ghost, orientation: this.orientationOf(this.held) });
    this.tellGhost();
  }

  /** Somewhere to begin with the arrow keys: the place nearest to the middle where it fits. */
  #startingGhost(tile: TileName): Placed {
    const orientation = this.orientationOf(tile);
    const places = Array.from({ length: SIZE * SIZE }, (_, cell) => ({ tile, orientation, ...spotOf(cell) }));
    const far = ({ row, column }: Spot) => (row - MIDDLE) ** 2 + (column - MIDDLE) ** 2;
    const nearest = places.filter((placed) => this.fits(placed)).sort((a, b) => far(a) - far(b))[0];
    return nearest ?? inside(this.tiles, { tile, orientation, row: MIDDLE, column: MIDDLE });
  }
}
