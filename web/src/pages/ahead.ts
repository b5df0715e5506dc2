/** What is read without a line - rules, pages to print - is fetched while there is one: the service worker keeps it. */
import { CARDS, loadFace } from '../games';
import { loadPuzzleWords } from '../lib/words';
import { openGame } from './opening.svelte';

const AFTER = 4000; // ms: whoever has come to play does so first

/** A game's rules, and all that its pages to print are made of. */
async function fetchGame(game: string) {
  openGame(game);
  await (await loadFace(game)).fetchSheet?.();
}

/** Fetch it, once the page has been at rest for a while; how to stop that. */
export function fetchAhead(): () => void {
  const timer = setTimeout(() => {
    if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return; // nothing would be kept
    const parts = [...CARDS.keys()].map(fetchGame);
    void Promise.all([import('./puzzles'), loadPuzzleWords(), ...parts]).catch(() => undefined); // another time
  }, AFTER);
  return () => clearTimeout(timer);
}
