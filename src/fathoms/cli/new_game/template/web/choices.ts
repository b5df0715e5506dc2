/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';
import type { Action } from './wire';

const nameOf = (choice: Choice) => choice.name as Action;

export const did = (choice: Choice) => nameOf(choice).do;

/** The card that a choice lays; 0 if it lays none. */
export function cardOf(choice: Choice): number {
  const name = nameOf(choice);
  return name.do === 'lay' ? name.card : 0;
}
