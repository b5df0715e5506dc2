/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';
import type { Action } from './wire';

const nameOf = (choice: Choice) => choice.name as Action;

export const did = (choice: Choice) => nameOf(choice).do;

/** Where a choice turns the diver; -1 if it does not. */
export function directionOf(choice: Choice): number {
  const name = nameOf(choice);
  return name.do === 'push' ? name.direction : -1;
}

/** The cover that a choice opens or looks under; -1 if it names none. */
export function coverOf(choice: Choice): number {
  const name = nameOf(choice);
  return 'cover' in name ? name.cover : -1;
}
