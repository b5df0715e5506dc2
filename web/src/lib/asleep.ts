/** What is out of sight need not move, and what has been looked at for a while may rest: its animations pause. */
import type { Attachment } from 'svelte/attachments';

const AWAKE = 12_000; // ms after it has come into sight, or someone has come near

export const asleepUnlessLookedAt: Attachment<HTMLElement> = (element) => {
  const around = element.parentElement ?? element;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let inSight = false;

  function sleep() {
    element.classList.add('asleep');
  }

  function wake() {
    clearTimeout(rest);
    if (!inSight) return;
    element.classList.remove('asleep');
    rest = setTimeout(sleep, AWAKE);
  }

  const watch = new IntersectionObserver((entries) => {
    inSight = entries.at(-1)?.isIntersecting ?? false;
    if (inSight) wake();
    else sleep();
  });
  watch.observe(element);
  const signs = ['pointerenter', 'pointerdown', 'focusin'] as const;
  for (const sign of signs) around.addEventListener(sign, wake);
  return () => {
    watch.disconnect();
    clearTimeout(rest);
    for (const sign of signs) around.removeEventListener(sign, wake);
  };
};
