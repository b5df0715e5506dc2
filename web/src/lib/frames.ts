/** Work that can wait until what is there has been seen. */

/** Does it with the frame after the next one: the next one shows what there is now. The answer calls it off. */
export function onceSeen(todo: () => void): () => void {
  let soon = requestAnimationFrame(() => (soon = requestAnimationFrame(todo)));
  return () => cancelAnimationFrame(soon);
}
