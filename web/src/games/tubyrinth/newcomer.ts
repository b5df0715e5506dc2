/** Newcomers race on easy boards first: until a race has come to its end in this browser. */
import type { OptionValues } from '../../kit/face';
import { settings } from '../../lib/settings.svelte';

const RACED = 'tub-raced'; // among what this browser knows

/** What a table begins with. */
export function firstOptions(): OptionValues {
  return settings.knows(RACED) ? {} : { easy_start: true };
}

export function noteRace() {
  settings.learn(RACED);
}
