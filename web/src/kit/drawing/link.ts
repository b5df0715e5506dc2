/** A drawing as a part of an address: the option's own text, in letters that need no escaping there. */
const LETTERS: [string, string][] = [
  ['#', 'o'],
  ['.', '-'],
  ['/', '_'],
];

export function toLink(drawing: string): string {
  return LETTERS.reduce((text, [sign, letter]) => text.replaceAll(sign, letter), drawing);
}

/** What was drawn; what makes no sense is left for the server to refuse in words. */
export function fromLink(code: string): string {
  return LETTERS.reduce((text, [sign, letter]) => text.replaceAll(letter, sign), code);
}

/** Have the address say what is drawn, so that it can be shared, without a step in the browser's history. */
export function keepInAddress(game: string, drawing: string) {
  history.replaceState(null, '', `/draw/${game}/${toLink(drawing)}`);
}
