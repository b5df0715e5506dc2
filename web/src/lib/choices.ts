/** What a seat has to choose from. */
import type { Choice } from '../wire';

export const NONE: Choice[] = []; // always the same, so that nothing is drawn anew for it

export function sameChoices(some: Choice[] = NONE, others: Choice[] = NONE): boolean {
  return some.length === others.length && some.every(({ action }, i) => action === others[i]?.action);
}
