/** Boards have more places than a phone has room for fingers: a tap that falls beside a place where something can be
 * done, and on no other one, means the nearest of them. */
import type { Attachment } from 'svelte/attachments';

const REACH = 22; // px: half a finger
const PLACES = '.playable, .spot'; // where something can be done
const IDLE = '[data-square], [data-cover]'; // places of a board where nothing can be done now

interface Point {
  x: number;
  y: number;
}

/** Which of the points a finger means; -1 = none, all are too far away. */
export function nearestTo(tap: Point, points: Point[], reach = REACH): number {
  const far = points.map(({ x, y }) => Math.hypot(x - tap.x, y - tap.y));
  const least = Math.min(...far);
  return least <= reach ? far.indexOf(least) : -1;
}

function middleOf(place: Element): Point {
  const { left, top, width, height } = place.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Helps fingers to the places of a board. */
export const nearby: Attachment<HTMLElement> = (board) => {
  function tapped(event: MouseEvent) {
    const finger = event.isTrusted && (event as PointerEvent).pointerType === 'touch';
    const control = (event.target as Element).closest('button, a, input, select');
    if (!finger || (control && (control.matches(PLACES) || !control.matches(IDLE)))) return;
    const places = [...board.querySelectorAll<HTMLElement>(PLACES)];
    const found = places[nearestTo({ x: event.clientX, y: event.clientY }, places.map(middleOf))];
    if (!found) return;
    event.preventDefault();
    event.stopPropagation();
    found.click();
  }

  board.dataset['nearby'] = '';
  board.addEventListener('click', tapped, { capture: true });
  return () => board.removeEventListener('click', tapped, { capture: true });
};
