/** Directions on a board, for whoever draws it or walks it with the keyboard. */

/** A step on a board: so many columns and rows. */
export type Step = readonly [across: number, down: number];

/** The eight directions, clockwise from north. */
export const COMPASS: readonly Step[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

export const TURN = 360 / COMPASS.length; // degrees from one direction to the next

const ARROWS: Record<string, Step> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The step an arrow key stands for; undefined for other keys. */
export function arrowStep({ key }: KeyboardEvent): Step | undefined {
  return ARROWS[key];
}
