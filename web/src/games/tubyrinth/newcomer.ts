/** Newcomers race on easy boards first: until a race has come to its end in this browser. */
import { settings } from '../../lib/settings.svelte';

const RACED = 'tub-raced'; // among what this browser knows

export const isNewcomer = () => !settings.knows(RACED);

export function noteRace() {
  settings.learn(RACED);
}
