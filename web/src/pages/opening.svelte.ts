/** Games on their way to this page: each is a file of its own, fetched when it is first needed. */
import { loadFace } from '../games';
import type { GameFace } from '../kit/face';

class Opening {
  face = $state.raw<GameFace | null>(null);
  failed = $state(false);

  constructor(game: string) {
    loadFace(game).then(
      (face) => (this.face = face),
      () => {
        this.failed = true;
        openings.delete(game); // whoever asks next tries again
      },
    );
  }
}

// eslint-disable-next-line svelte/prefer-svelte-reactivity -- each opening is watched, their list is not
const openings = new Map<string, Opening>();

/** Fetch a game, unless it is here; called early, whoever needs it later need not wait. */
export function openGame(game: string): Opening {
  const opening = openings.get(game) ?? new Opening(game);
  openings.set(game, opening);
  return opening;
}
