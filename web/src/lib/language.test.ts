/** The reader's language: asked for by the address, chosen before, or the browser's. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { bestOf, change, LANGUAGES, PSEUDO, wanted } from './language';
import { accented } from './pseudo';
import { loadWords, say, speak, speaksOurs, spoken } from './words';

function browser(search: string, languages: string[], kept: Record<string, string> = {}) {
  const moved: string[] = [];
  vi.stubGlobal('navigator', { languages });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept[name] ?? null,
    setItem: (name: string, value: string) => (kept[name] = value),
  });
  vi.stubGlobal('location', {
    search,
    href: `http://table/lab${search}`,
    replace: (to: URL) => moved.push(to.href),
    reload: () => moved.push('again'),
  });
  return moved;
}

afterEach(() => vi.unstubAllGlobals());

describe('the language', () => {
  test('is the first of the browser’s that we speak', () => {
    expect(bestOf(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(bestOf(['nn', 'en'])).toBe('nb');
    expect(bestOf(['fr', 'constructor'])).toBe('en');
    browser('', ['sv-SE', 'en']);
    expect(wanted()).toBe('sv');
  });

  test('is what the address says before anything else, and then what was chosen', () => {
    browser('?lang=fi', ['sv'], { 'fathoms-language': 'da' });
    expect(wanted()).toBe('fi');
    browser('?lang=tlh', ['sv'], { 'fathoms-language': 'da' });
    expect(wanted()).toBe('da');
    browser('', ['sv'], { 'fathoms-language': 'rubbish' });
    expect(wanted()).toBe('sv');
    browser(`?lang=${PSEUDO}`, ['sv']);
    expect(wanted()).toBe(PSEUDO);
  });

  test('is kept when it is changed, and the page begins anew without the old one in its address', () => {
    const kept: Record<string, string> = {};
    expect(browser('?lang=fi', ['sv'], kept)).toEqual([]);
    change('da');
    expect(kept).toEqual({ 'fathoms-language': 'da' });
    const moved = browser('?lang=fi', ['sv'], kept);
    change('de');
    expect(moved).toEqual(['http://table/lab']);
    const again = browser('', ['sv'], kept);
    change('de');
    expect(again).toEqual(['again']);
  });

  test('comes with the page in every language there is', async () => {
    try {
      for (const language of Object.keys(LANGUAGES)) {
        await speak(language);
        expect(spoken()).toBe(language);
        expect(say('page-title')).toBe('Fathoms');
        expect(say('tubyrinth-tagline')).toBeTruthy();
        expect(speaksOurs('tubyrinth')).toBe(true);
        expect(speaksOurs('moon')).toBe(false);
        expect(say('lobby-english-only')).toBeTruthy();
        await loadWords('poo_divers');
        expect(say('poo-street')).toBeTruthy();
      }
      await speak('de');
      expect(say('page-language')).toBe('Sprache');
    } finally {
      await speak('en');
    }
  });

  test('can be a make-believe one, longer and with accents, whose arguments stay as they are', async () => {
    expect(accented('Push on')).toBe('PPüšh ööñ');
    try {
      await speak(PSEUDO);
      expect(spoken()).toBe('en');
      expect(say('page-language')).toBe('LLááñgüágé');
    } finally {
      await speak('en');
    }
  });
});
