/** Which language the page speaks: that of the address (`?lang=fi`), or what was chosen in this browser, or the first of
 * the browser's own that we speak. */
import names from '../../../src/fathoms/words/languages.toml';

/** Every language by its own name. */
export const LANGUAGES = names as Record<string, string>;
/** English, longer and with accents, to see whether layouts hold; it is nowhere offered. */
export const PSEUDO = 'en-XA';

const ENGLISH = 'en';
const KIN: Record<string, string> = { no: 'nb', nn: 'nb' }; // close enough to be read
const STORE = 'fathoms-language';

export function bestOf(wishes: readonly string[]): string {
  for (const wish of wishes) {
    if (wish === PSEUDO) return PSEUDO;
    const first = wish.toLowerCase().split('-')[0] ?? '';
    const language = KIN[first] ?? first;
    if (language in LANGUAGES) return language;
  }
  return ENGLISH;
}

function inAddress(): string | null {
  const asked = new URLSearchParams(location.search).get('lang');
  return asked === PSEUDO || (asked && asked in LANGUAGES) ? asked : null;
}

function remembered(): string | null {
  try {
    const kept = localStorage.getItem(STORE);
    return kept && kept in LANGUAGES ? kept : null;
  } catch {
    return null; // private windows may have no storage
  }
}

/** What the reader wants to read. */
export function wanted(): string {
  return inAddress() ?? remembered() ?? bestOf(navigator.languages);
}

/** Speak another language from now on: the page begins anew, and finds everything as it was at the server. */
export function change(language: string) {
  try {
    localStorage.setItem(STORE, language);
  } catch {
    // then the address says it
  }
  const address = new URL(location.href);
  if (remembered() === language) address.searchParams.delete('lang');
  else address.searchParams.set('lang', language);
  if (address.href === location.href) location.reload();
  else location.replace(address);
}
