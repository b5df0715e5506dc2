/** What is out of sight need not move: its animations pause until it comes back. */
import type { Attachment } from 'svelte/attachments';

export const asleepOutOfSight: Attachment<HTMLElement> = (element) => {
  const watch = new IntersectionObserver((entries) => {
    for (const { isIntersecting } of entries) element.classList.toggle('asleep', !isIntersecting);
  });
  watch.observe(element);
  return () => watch.disconnect();
};
