/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';
import type { Action } from './wire';

const CREWS = ['north', 'east', 'south', 'west'];
const WAYS = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const; // clockwise, as directions are numbered

const nameOf = (choice: Choice) => choice.name as Action;

export const did = (choice: Choice) => nameOf(choice).do;

/** The number of a diver among those of its crew. */
export function diverOf(choice: Choice): number {
  const name = nameOf(choice);
  return 'diver' in name ? name.diver : -1;
}

/** The crew whose diver or boat a choice is about; -1 if it is about none. */
export function crewOf(choice: Choice): number {
  const name = nameOf(choice);
  return CREWS.indexOf('crew' in name ? name.crew : name.do === 'pay' ? name.boat : '');
}

export function carries(choice: Choice): boolean {
  const name = nameOf(choice);
  return 'carry' in name && name.carry === 1;
}

export const wishes = (choice: Choice) => did(choice) === 'wish';

/** The place on its crew's shore where a boat is laid. */
export function berthOf(choice: Choice): number {
  const name = nameOf(choice);
  return name.do === 'place' ? name.spot : -1;
}

export function isClockwise(choice: Choice): boolean {
  const name = nameOf(choice);
  return 'way' in name && name.way === 'clockwise';
}

/** A step of a diver of the crew, whether or not it is offered. */
export function step(diver: number, direction: number, carry: boolean): Action {
  return { do: 'step', diver, way: WAYS[direction] ?? 'n', carry: Number(carry) };
}

/** A drive of the boat, whether or not it is offered. */
export function drive(): Action {
  return { do: 'drive', way: 'clockwise' };
}
