/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';

export const did = (choice: Choice) => choice.name['do'];

/** The card that a choice plays or hands on. */
export const cardOf = (choice: Choice) => choice.name['card'];
