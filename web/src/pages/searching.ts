/** Searching a page of chapters. */

/** All words of a search, without case and accents. */
export function wordsOf(search: string): string[] {
  return plain(search).split(/\s+/).filter(Boolean);
}

/** Does a text have all of these words? */
export function hasAll(text: string, words: string[]): boolean {
  const found = plain(text);
  return words.every((word) => found.includes(word));
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
