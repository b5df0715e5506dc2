/** Laying with the keyboard. */
import { arrowStep } from '../../kit/compass';
import type { Fingers } from './fingers.svelte';
import type { Hands } from './hands.svelte';

/** Do what a key stands for; false if it stands for nothing. Arrows, Enter and space count only `onGround`. */
export function pressKey(event: KeyboardEvent, onGround: boolean, hands: Hands, fingers: Fingers): boolean {
  const tile = hands.tiles[Number(event.key) - 1];
  const arrow = arrowStep(event);
  if (arrow && onGround) hands.walk(arrow[1], arrow[0]);
  else if (event.key === 'r' || event.key === 'R') fingers.turn(event.shiftKey ? -1 : 1);
  else if (event.key === 'f' || event.key === 'F') fingers.flip();
  else if (event.key === 'Backspace' || event.key === 'Delete') hands.takeBackLast();
  else if (event.key === 'Escape' && hands.held) hands.drop();
  else if (tile) hands.take(tile.name);
  else if ((event.key === 'Enter' || event.key === ' ') && onGround) hands.settle();
  else return false;
  return true;
}
