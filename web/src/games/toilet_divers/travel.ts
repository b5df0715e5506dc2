/** What travels over the board: the tile and the tool, and chips to their owners, face down. */
import type { ToiletDiversScene } from './wire';
import { fly, flyToPurse } from '../../lib/fly';
import type { Happening } from './scene';

const TOOL = 44; // px
const CHIP = 40;

export function travel({ places }: ToiletDiversScene, { handed, kept }: Happening, middle: Element | null) {
  if (handed !== null) {
    const belt = document.querySelector('.belt');
    const plate = document.querySelector(`[data-plate="${handed}"] .tool`);
    fly(['toi-tile'], belt, plate, TOOL);
    fly([`toi-${places[handed]?.tool ?? 'tile'}`], plate, belt, TOOL);
  }
  for (const seat of kept ? [kept.finder, kept.helper] : []) {
    if (seat !== null) flyToPurse(['toi-chip-back'], middle, seat, CHIP);
  }
}
