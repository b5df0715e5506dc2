/** What the table calls a choice: read here, and nowhere else in this game. */
import type { Choice } from '../../wire';
import type { Change } from './bench.svelte';

/** The choice that makes a change, among those the table offers. */
export function choiceFor(choices: Choice[], { tile, to }: Change): Choice | undefined {
  return choices.find(({ name }) =>
    to
      ? name['do'] === 'place' &&
        name['tile'] === tile &&
        name['orientation'] === to.orientation &&
        name['cell'] === to.row * 8 + to.column
      : name['do'] === 'take' && name['tile'] === tile,
  );
}

export function choiceTo(choices: Choice[], what: string): Choice | undefined {
  return choices.find(({ name }) => name['do'] === what);
}
