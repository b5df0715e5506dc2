/** Solo puzzles and the server: how far one is with them, and setting a table up for one. */
import { createTable, fetchFeats } from '../../lib/api';
import { router } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';
import { type Puzzle, type SetName, wallOf } from './puzzles';

export const fetchWall = async (set: SetName) => wallOf(await fetchFeats('tubyrinth'), set);

/** A table of its own for a puzzle; there is no glass that could run out, the server takes the time anyway. */
export async function playPuzzle(boards: SetName, { board, tiles }: Puzzle) {
  const table = await createTable({
    game: 'tubyrinth',
    options: { mode: 'solo', round_time: 0, boards, board, tiles: String(tiles) },
    seats: [{ kind: 'me', name: settings.name }],
  });
  router.go(`/t/${table.id}`);
}
