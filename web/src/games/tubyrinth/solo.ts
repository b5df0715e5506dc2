/** The wall of solo puzzles: what the server keeps of them, and setting a table up for one. */
import type { SolvedPuzzle, SoloWall } from '../../wire';
import { createTable } from '../../lib/api';
import { router } from '../../lib/router.svelte';
import { settings } from '../../lib/settings.svelte';

export type SetName = SoloWall['boards'];
export const SETS: SetName[] = ['unique', 'table'];
export const BOARDS = 82;
export const SIZES = [5, 6, 7];

export interface Puzzle {
  board: number;
  tiles: number;
}

export function solvedOf(wall: SoloWall, { board, tiles }: Puzzle): SolvedPuzzle | undefined {
  return wall.solved.find((one) => one.board === board && one.tiles === tiles);
}

/** A table of its own for a puzzle; there is no glass that could run out, the server takes the time anyway. */
export async function playPuzzle(boards: SetName, { board, tiles }: Puzzle) {
  const table = await createTable({
    game: 'tubyrinth',
    options: { mode: 'solo', round_time: 0, boards, board, tiles: String(tiles) },
    seats: [{ kind: 'me', name: settings.name }],
  });
  router.go(`/t/${table.id}`);
}
