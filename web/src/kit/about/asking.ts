/** “What is this?”: asked of anything that says what it is about (`data-about`), by a long press, the right mouse
 * button, or the key ? where the focus is; of what does nothing else, by a tap. */
import type { Attachment } from 'svelte/attachments';

const LONG = 500; // ms of a long press
const AFTER = 100; // ms in which a click may still follow the finger that was lifted
const STILL = 10; // px a finger may stray meanwhile
const TAPPED = 'button, a, input, select, summary, [role=button], [tabindex], [data-taps]'; // taps mean something there
const WRITTEN_IN = 'input, textarea, select, dialog, [contenteditable]';

/** What is asked about, if anything in particular, and whether by a mere tap. */
type Answer = (kind: string | null, tapped: boolean) => void;

/** What the thing at an element is about; an inner thing before the one it lies on. */
export function aboutAt(target: EventTarget | null): string | null {
  const thing = target && 'closest' in target ? (target as Element).closest('[data-about]') : null;
  return thing?.getAttribute('data-about') || null;
}

/** Is this one of the things that a tap does nothing else to? */
export function explains(target: EventTarget | null): boolean {
  return aboutAt(target) !== null && !(target as Element).closest(TAPPED);
}

/** Has whoever holds a finger down moved on? */
export function strayed(from: { x: number; y: number }, to: { x: number; y: number }): boolean {
  return Math.hypot(to.x - from.x, to.y - from.y) > STILL;
}

/** The click that ends a long press means nothing more, wherever it falls: the answer lies under the finger by then. */
function swallowClick() {
  const over = new AbortController();
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
    over.abort();
  };
  const lifted = (event: Event) => {
    if (event.isTrusted) setTimeout(() => over.abort(), AFTER);
  };
  addEventListener('click', stop, { capture: true, signal: over.signal });
  addEventListener('pointerup', lifted, { capture: true, signal: over.signal });
  addEventListener('pointercancel', lifted, { capture: true, signal: over.signal });
}

/** Listens for the question on everything below an element. */
export function asking(answer: Answer): Attachment<HTMLElement> {
  return (element) => {
    let press: { x: number; y: number; timer: ReturnType<typeof setTimeout> } | null = null;
    let answered = false; // by this press

    /** What is asked about at a point; what lies under a control's wide reach counts as well. */
    function aboutUnder({ target, clientX, clientY }: MouseEvent): string | null {
      const under = document.elementsFromPoint(clientX, clientY).filter((one) => element.contains(one));
      return [target, ...under].map(aboutAt).find((kind) => kind !== null) ?? null;
    }

    function letGo() {
      if (press) clearTimeout(press.timer);
      press = null;
    }

    function down(event: PointerEvent) {
      letGo();
      answered = false;
      const kind = event.pointerType === 'mouse' ? null : aboutUnder(event);
      if (!kind) return;
      const { target, clientX: x, clientY: y } = event;
      const timer = setTimeout(() => {
        letGo();
        answered = true;
        swallowClick();
        target?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true })); // nothing is dragged either
        answer(kind, false);
      }, LONG);
      press = { x, y, timer };
    }

    function move(event: PointerEvent) {
      if (press && strayed(press, { x: event.clientX, y: event.clientY })) letGo();
    }

    function menu(event: MouseEvent) {
      const kind = aboutUnder(event);
      if (!kind) return;
      event.preventDefault();
      if (!answered && !press) answer(kind, false);
    }

    function key(event: KeyboardEvent) {
      if (event.key !== '?' || (event.target as Element).closest(WRITTEN_IN)) return;
      event.preventDefault();
      answer(aboutAt(event.target), false);
    }

    function click(event: MouseEvent) {
      if (explains(event.target)) answer(aboutAt(event.target), true);
    }

    const ending = new AbortController();
    const { signal } = ending;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    for (const end of ['pointerup', 'pointercancel'] as const) element.addEventListener(end, letGo, { signal });
    element.addEventListener('contextmenu', menu, { signal });
    element.addEventListener('click', click, { signal });
    document.addEventListener('keydown', key, { signal }); // whatever has the focus
    return () => {
      letGo();
      ending.abort();
    };
  };
}
