/** Laying with finger and mouse: press, drag, let go, tap; a second finger turns. */
import { samePlace } from './bench.svelte';
import { Drag } from './drag.svelte';
import { grips, inside, orient, type Placed, pipesAt, same, SIZE, spanOf, type Spot, type TileName } from './geometry';
import type { Hands } from './hands.svelte';

const EDGE = 0.3; // of a square: a tile is not held nearer to its edge than that
const NEAR = 1; // squares beside the board that still count as on it

export class Fingers {
  readonly drag = new Drag();
  square = $state<SVGRectElement>(); // the board on the screen
  #hands: Hands;

  constructor(hands: Hands) {
    this.#hands = hands;
  }

  /** The pixels a square of the board has on the screen. */
  get scale(): number {
    return (this.square?.getBoundingClientRect().width ?? 0) / SIZE;
  }

  grabFromTray(event: PointerEvent, tile: TileName) {
    const hands = this.#hands;
    if (!hands.lays || event.button) return;
    const shape = hands.tiles.find(({ name }) => name === tile);
    const box = (event.currentTarget as Element).getBoundingClientRect();
    if (!shape) return;
    const { rows, columns } = spanOf(orient(shape, hands.orientationOf(tile)));
    const row = ((event.clientY - box.top) / box.height) * rows;
    const column = ((event.clientX - box.left) / box.width) * columns;
    this.drag.press(event, tile, {
      row: Math.max(EDGE, Math.min(row, rows - EDGE)),
      column: Math.max(EDGE, Math.min(column, columns - EDGE)),
    });
  }

  pressGround(event: PointerEvent) {
    const at = this.#under(event.clientX, event.clientY);
    if (!this.#hands.lays || !at || event.button || this.drag.tile) return;
    const there = this.#tileAt(at);
    if (there) this.drag.press(event, there.tile, { row: at.row - there.row, column: at.column - there.column });
  }

  tapGround(event: MouseEvent) {
    const hands = this.#hands;
    const at = this.#under(event.clientX, event.clientY);
    if (!hands.lays || !at || event.detail === 0) return;
    const there = this.#tileAt(at);
    if (hands.held && there?.tile !== hands.held) {
      const placed = hands.aimedAt(at);
      if (placed) hands.lay(placed);
    } else if (hands.held && hands.ghost && !samePlace(hands.ghost, there)) hands.lay(hands.ghost);
    else if (there) hands.take(there.tile);
  }

  /** `whole` is what keeps hold of the pointer wherever it goes. */
  move(event: PointerEvent, whole: Element) {
    const { drag } = this;
    const hands = this.#hands;
    const before = drag.moved;
    if (drag.move(event) && drag.tile) {
      if (!before) {
        whole.setPointerCapture(event.pointerId);
        hands.pick(drag.tile, hands.laid.find(({ tile }) => tile === drag.tile) ?? null);
      }
      this.#follow();
    } else if (hands.held && !drag.tile && event.pointerType === 'mouse') {
      const at = this.#under(event.clientX, event.clientY);
      if (at && isOn(at)) hands.ghost = hands.aimedAt(at);
    }
  }

  release(event: PointerEvent) {
    const { drag } = this;
    const hands = this.#hands;
    if (drag.tile === null || event.pointerId !== drag.pointer) return;
    const { moved, tile } = drag;
    drag.end();
    if (!moved) return; // a tap: the click that follows does it
    if (hands.ghost) hands.lay(hands.ghost);
    else {
      hands.takeBack(tile);
      hands.drop();
    }
  }

  cancel() {
    if (this.drag.moved) this.#hands.drop();
    this.drag.end();
  }

  secondFinger(event: PointerEvent) {
    if (this.drag.moved && event.pointerId !== this.drag.pointer) {
      event.preventDefault();
      this.turn(1);
    }
  }

  turn(quarters: number) {
    this.#hands.turn(quarters);
    this.#regrip();
  }

  flip() {
    this.#hands.flip();
    this.#regrip();
  }

  /** After a turn the tile is held by its middle. */
  #regrip() {
    const hands = this.#hands;
    const tile = hands.held;
    if (!tile) return;
    const [grip] = grips(pipesAt(hands.tiles, { tile, orientation: hands.orientationOf(tile), row: 0, column: 0 }));
    if (grip) this.drag.grip = { row: grip.row + 0.5, column: grip.column + 0.5 };
    if (!this.drag.moved) return;
    this.#follow();
    hands.tellGhost();
  }

  #follow() {
    const hands = this.#hands;
    const { x, y, grip } = this.drag;
    const at = this.#under(x, y);
    const tile = hands.held;
    if (!at || !tile) return;
    const orientation = hands.orientationOf(tile);
    const row = Math.round(at.row - grip.row);
    const column = Math.round(at.column - grip.column);
    hands.ghost = isOn(at, NEAR) ? inside(hands.tiles, { tile, orientation, row, column }) : null;
  }

  /** Where on the board a point of the screen is, in squares. */
  #under(x: number, y: number): Spot | null {
    const box = this.square?.getBoundingClientRect();
    if (!box?.width) return null;
    return { row: ((y - box.top) / box.height) * SIZE, column: ((x - box.left) / box.width) * SIZE };
  }

  #tileAt(spot: Spot): Placed | undefined {
    const here = { row: Math.floor(spot.row), column: Math.floor(spot.column) };
    const covers = (placed: Placed) => pipesAt(this.#hands.tiles, placed).flat();
    return this.#hands.laid.find((placed) => covers(placed).some((part) => same(part, here)));
  }
}

/** Is a point on the board, or at most so many squares beside it? */
function isOn({ row, column }: Spot, beside = 0): boolean {
  return row >= -beside && column >= -beside && row < SIZE + beside && column < SIZE + beside;
}
