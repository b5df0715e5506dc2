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

/** The piece that a choice moves, and how far; a piece that is brought out is any one at home. */
export function moveOf(choice: Choice) {
  const name = nameOf(choice);
  return 'piece' in name ? { piece: name.piece, steps: 'steps' in name ? name.steps : 0 } : undefined;
}

/** The colour that a choice brings out. */
export function colourOut(choice: Choice) {
  const name = nameOf(choice);
  return 'colour' in name ? name.colour : undefined;
}
