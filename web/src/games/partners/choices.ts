/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';
import type { Action } from './wire';

const nameOf = (choice: Choice) => choice.name as Action;

export const did = (choice: Choice) => nameOf(choice).do;

/** The card that a choice plays or hands on. */
export function cardOf(choice: Choice) {
  const name = nameOf(choice);
  return 'card' in name ? name.card : undefined;
}
