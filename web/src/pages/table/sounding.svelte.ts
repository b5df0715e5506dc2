/** What happens at a table can be heard and felt: a move, luck or bad luck, one's turn, the end. */
import { untrack } from 'svelte';
import type { Fortune, GameFace } from '../../kit/face';
import { buzz, play, type Sound } from '../../lib/sound';
import type { TableStore } from '../../lib/table.svelte';
import type { View } from '../../wire';

const AFTER = 0.35; // seconds: your turn comes after what led to it

/** What a move means for some seats: their points say it, or their game. */
export function fortuneOf(face: GameFace | null, before: View, after: View, seats: number[]): Fortune | null {
  const told = face?.fortune?.(before.scene, after.scene, seats) ?? null;
  if (told || face?.secretPoints) return told;
  const gains = seats.map((seat) => (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0));
  if (gains.some((gain) => gain > 0)) return 'good';
  return gains.some((gain) => gain < 0) ? 'bad' : null;
}

/** What is heard of a move, in order. */
export function soundsOf(before: View, after: View, fortune: Fortune | null, myTurn: boolean): Sound[] {
  if (after.shares && !before.shares) return ['end'];
  return [fortune ?? 'move', ...(myTurn ? (['turn'] as const) : [])];
}

/** For use while the table is set up; `turn` is told when it is the reader's. */
export function createSounding(table: TableStore, face: () => GameFace | null, turn: () => void) {
  let heard = -1; // the number of the last view of which something was heard
  let rung = -1; // and of that at which the reader was called

  $effect(() => {
    const { shown, before, acting } = table;
    if (!shown) return;
    const myTurn = acting !== null && !before?.actors.includes(acting) && rung !== shown.number;
    const fresh = before !== null && heard !== shown.number && !shown.back;
    untrack(() => {
      const mine = table.mine.map(({ seat }) => seat);
      const fortune = fresh ? fortuneOf(face(), before, shown, mine) : null;
      const sounds: Sound[] = fresh ? soundsOf(before, shown, fortune, myTurn) : myTurn ? ['turn'] : [];
      sounds.forEach((sound, i) => {
        play(sound, i * AFTER);
        buzz(sound);
      });
      heard = shown.number;
      if (!myTurn) return;
      rung = shown.number;
      turn();
    });
  });
}
