/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';
import type { Action, PipeWay } from './wire';

const nameOf = (choice: Choice) => choice.name as Action;

export const did = (choice: Choice) => nameOf(choice).do;

/** The way that a choice goes or points; undefined if it does neither. */
export function wayOf(choice: Choice): PipeWay['way'] | undefined {
  const name = nameOf(choice);
  return 'way' in name ? name.way : undefined;
}

/** Where the tool is that a choice borrows; -1 if it borrows none. */
export function placeOf(choice: Choice): number {
  const name = nameOf(choice);
  return name.do === 'hand' ? name.place : -1;
}

/** The level that a choice leafs to; 0 if it does not. */
export function levelOf(choice: Choice): number {
  const name = nameOf(choice);
  return name.do === 'leaf' ? name.level : 0;
}

/** The chip that a choice keeps; -1 if it keeps none. */
export function chipOf(choice: Choice): number {
  const name = nameOf(choice);
  return name.do === 'keep' ? name.chip : -1;
}
