/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';

export const did = (choice: Choice) => choice.name['do'];

export const directionOf = (choice: Choice) => Number(choice.name['direction']);

/** The cover that a choice opens or looks under; -1 if it names none. */
export const coverOf = (choice: Choice) => Number(choice.name['cover'] ?? -1);
