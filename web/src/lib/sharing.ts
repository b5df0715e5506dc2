/** Much of a scene is as it was a move ago. What has not changed stays the same object, so that nobody draws it anew. */

/** The new with all parts of the old that are equal; the new itself is changed for it. */
export function shareParts<T extends object>(before: object, after: T): T {
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  for (const [key, value] of Object.entries(fresh)) fresh[key] = shared(old[key], value);
  return after;
}

/** A memory of one thing: gives the old one back for as long as the new is equal. */
export function keeper<T extends object>(): (fresh: T) => T {
  let kept: T | undefined;
  return (fresh) => (kept = shared(kept, fresh) as T);
}

function shared(before: unknown, after: unknown): unknown {
  if (!isObject(before) || !isObject(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  shareParts(before, after);
  const [old, fresh] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(fresh);
  const same = keys.length === Object.keys(old).length && keys.every((key) => old[key] === fresh[key]);
  return same ? before : after;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
