/** The games this page can draw: every folder here, each with the same files. Nobody lists them. */
import type { GameCard, GameFace } from '../kit/face';
import { loadWords } from '../lib/words';

function byFolder<T>(files: Record<string, T>): Map<string, T> {
  return new Map(Object.entries(files).map(([path, file]) => [path.split('/')[1] ?? '', file]));
}

/** What the lobby shows of each game, in the order in which people are shown them. */
export const CARDS = new Map(
  [...byFolder(import.meta.glob<GameCard>('./*/card.ts', { import: 'card', eager: true }))].sort(
    ([, { place: a = Infinity }], [, { place: b = Infinity }]) => (a === b ? 0 : a - b),
  ),
);

const FACES = byFolder(import.meta.glob<GameFace>('./*/index.ts', { import: 'face' }));

export function isDrawn(game: string): boolean {
  return CARDS.has(game) && FACES.has(game);
}

/** Everything else about a game comes in a file of its own, and its words in another. */
export async function loadFace(game: string): Promise<GameFace> {
  const load = FACES.get(game);
  if (!load) throw new Error(`no-face: ${game}`);
  const [face] = await Promise.all([load(), loadWords(game)]);
  return face;
}
