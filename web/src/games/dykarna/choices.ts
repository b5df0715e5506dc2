/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';

const CREWS = ['north', 'east', 'south', 'west'];

export const did = (choice: Choice) => String(choice.name['do']);

/** The number of a diver among those of its crew. */
export const diverOf = (choice: Choice) => Number(choice.name['diver']);

export const crewOf = (choice: Choice) => CREWS.indexOf(String(choice.name['crew']));

export const carries = (choice: Choice) => choice.name['carry'] === 1;

export const wishes = (choice: Choice) => did(choice) === 'wish';

/** The place on its crew's shore where a boat is laid. */
export const berthOf = (choice: Choice) => Number(choice.name['spot']);

export const isClockwise = (choice: Choice) => choice.name['way'] === 'clockwise';
