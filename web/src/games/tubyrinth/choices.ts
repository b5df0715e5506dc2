/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';
import type { Change } from './bench.svelte';
import { cellOf } from './geometry';
import type { Action } from './wire';

const nameOf = (choice: Choice) => choice.name as Action;

/** The choice that makes a change, among those the table offers. */
export function choiceFor(choices: Choice[], { tile, to }: Change): Choice | undefined {
  return choices.find((choice) => {
    const name = nameOf(choice);
    if (!to) return name.do === 'take' && name.tile === tile;
    const there = name.do === 'place' && name.tile === tile && name.orientation === to.orientation;
    return there && name.cell === cellOf(to);
  });
}

export function choiceTo(choices: Choice[], what: Action['do']): Choice | undefined {
  return choices.find((choice) => nameOf(choice).do === what);
}
