/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice, PipeWay } from '../../wire';

export const did = (choice: Choice) => choice.name['do'];

export const wayOf = (choice: Choice) => choice.name['way'] as PipeWay['way'];

export const placeOf = (choice: Choice) => Number(choice.name['place']);

export const levelOf = (choice: Choice) => Number(choice.name['level']);

export const chipOf = (choice: Choice) => Number(choice.name['chip']);
