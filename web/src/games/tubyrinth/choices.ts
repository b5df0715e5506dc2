/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';
import type { Change } from './bench.svelte';
import { cellOf } from './geometry';
import type { Action, HintScene } from './wire';

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

/** The tile that a choice lays, and where. */
export function laidBy(choices: Choice[], action: number | null): HintScene | null {
  const choice = action === null ? undefined : choices.find((choice) => choice.action === action);
  const name = choice && nameOf(choice);
  return name?.do === 'place' ? { tile: name.tile, orientation: name.orientation, cell: name.cell } : null;
}

/** What a choice does. */
export function did(choices: Choice[], action: number | null): Action['do'] | null {
  const choice = choices.find((choice) => choice.action === action);
  return choice ? nameOf(choice).do : null;
}

export function choiceTo(choices: Choice[], what: Action['do']): Choice | undefined {
  return choices.find((choice) => nameOf(choice).do === what);
}
