/** A tile under the finger: from where it was taken up to where it is let go. */
import type { Spot, TileName } from './geometry';

const FAR = 6; // pixels a finger may tremble in a tap

export class Drag {
  tile = $state<TileName | null>(null); // pressed, though perhaps not moved yet
  moved = $state(false);
  x = $state(0);
  y = $state(0);
  grip = $state.raw<Spot>({ row: 0, column: 0 }); // where in the tile the finger is, in squares
  pointer = -1;
  #startX = 0;
  #startY = 0;

  press(event: PointerEvent, tile: TileName, grip: Spot) {
    this.tile = tile;
    this.grip = grip;
    this.moved = false;
    this.pointer = event.pointerId;
    [this.#startX, this.#startY] = [event.clientX, event.clientY];
    [this.x, this.y] = [event.clientX, event.clientY];
  }

  /** Is this finger dragging now? */
  move(event: PointerEvent): boolean {
    if (this.tile === null || event.pointerId !== this.pointer) return false;
    [this.x, this.y] = [event.clientX, event.clientY];
    this.moved ||= Math.hypot(this.x - this.#startX, this.y - this.#startY) > FAR;
    return this.moved;
  }

  end() {
    this.tile = null;
    this.moved = false;
    this.pointer = -1;
  }
}
