/** Small things that travel from one place on the page to another. */
import { calm } from './settings.svelte';

const DURATION = 650; // ms
const APART = 70;

const SVG = 'http://www.w3.org/2000/svg';

/** One of the drawings in a game's Sprites.svelte. */
function drawing(id: string): Element {
  const piece = document.createElementNS(SVG, 'svg');
  const use = document.createElementNS(SVG, 'use');
  use.setAttribute('href', `#${id}`);
  piece.setAttribute('viewBox', '0 0 100 100');
  piece.append(use);
  return piece;
}

/** Drawings fly from one element to another, one after the other, the first so many ms late. */
export function fly(drawings: string[], from: Element | null, to: Element | null, size: number, late = 0) {
  if (!from || !to || calm()) return;
  // With the next frame, which lays everything out anyway.
  requestAnimationFrame(() => launch(drawings, from, to, size, late));
}

function launch(drawings: string[], from: Element, to: Element, size: number, late: number) {
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  drawings.forEach((id, i) => {
    const box = document.createElement('div');
    box.className = 'flying';
    box.append(drawing(id));
    Object.assign(box.style, {
      position: 'fixed',
      left: `${start.left + start.width / 2 - size / 2}px`,
      top: `${start.top + start.height / 2 - size / 2}px`,
      width: `${size}px`,
      height: `${size}px`,
      pointerEvents: 'none',
      zIndex: '50',
    });
    document.body.append(box);
    const x = end.left + end.width / 2 - start.left - start.width / 2;
    const y = end.top + end.height / 2 - start.top - start.height / 2;
    const arc = Math.min(-60, y / 2 - 60) - i * 6;
    const motion = box.animate(
      [
        { transform: 'translate(0, 0) scale(0.6)', opacity: 0 },
        { transform: `translate(${x * 0.4}px, ${arc}px) scale(1.25) rotate(-20deg)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${x}px, ${y}px) scale(0.7) rotate(12deg)`, opacity: 1 },
      ],
      { duration: DURATION, delay: late + i * APART, easing: 'cubic-bezier(.4,.1,.3,1)', fill: 'both' },
    );
    motion.onfinish = () => box.remove();
    motion.oncancel = () => box.remove();
  });
}

/** What a seat has won flies to where its points are counted. */
export function flyToPurse(drawings: string[], from: Element | null, seat: number, size: number, late = 0) {
  fly(drawings, from, document.querySelector(`[data-purse="${seat}"]`), size, late);
}
