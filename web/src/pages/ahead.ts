/** What is read without a line - rules, pages to print - is fetched while there is one: the service worker keeps it. */
import { CARDS } from '../games';
import { loadPuzzleWords } from '../lib/words';
import { openGame } from './opening.svelte';

const AFTER = 4000; // ms: whoever has come to play does so first

/** Fetch it, once the page has been at rest for a while; how to stop that. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return; // nothing would be kept
    for (const game of CARDS.keys()) openGame(game);
    void Promise.all([import('./puzzles'), loadPuzzleWords()]).catch(() => undefined); // another time
  }, AFTER);
  return () => clearTimeout(timer);
}
