/** What this browser remembers: theme, sound, the player's name, and which hints were understood. */
import { say } from './words';

const FUNNY_NAMES = 12; // in lobby.ftl: lobby-name-1 ...
const STORE = 'fathoms';

type Theme = 'system' | 'light' | 'dark';

interface Saved {
  theme: Theme;
  sound: boolean;
  name: string;
  known: string[];
}

function onPhone(): boolean {
  return matchMedia('(pointer: coarse)').matches;
}

function load(): Saved {
  const fresh: Saved = { theme: 'system', sound: !onPhone(), name: '', known: [] };
  try {
    return { ...fresh, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Saved>) };
  } catch {
    return fresh; // private windows may have no storage
  }
}

class Settings {
  #saved = $state(load());
  #systemDark = $state(false);

  start() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#systemDark = dark.matches;
    dark.addEventListener('change', () => {
      this.#systemDark = dark.matches;
      this.#paint();
    });
    this.#paint();
    if (!this.name) this.name = say(`lobby-name-${1 + Math.floor(Math.random() * FUNNY_NAMES)}`);
  }

  get dark(): boolean {
    return this.#saved.theme === 'system' ? this.#systemDark : this.#saved.theme === 'dark';
  }

  toggleTheme() {
    const wanted = this.dark ? 'light' : 'dark';
    this.#save({ theme: (wanted === 'dark') === this.#systemDark ? 'system' : wanted });
    this.#paint();
  }

  get sound(): boolean {
    return this.#saved.sound;
  }

  toggleSound() {
    this.#save({ sound: !this.sound });
  }

  /** The player's name; a stranger gets a funny one, so that nobody has to type before the first move. */
  get name(): string {
    return this.#saved.name;
  }

  set name(name: string) {
    this.#save({ name: name.trim() });
  }

  knows(hint: string): boolean {
    return this.#saved.known.includes(hint);
  }

  learn(hint: string) {
    if (!this.knows(hint)) this.#save({ known: [...this.#saved.known, hint] });
  }

  #paint() {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
  }

  #save(part: Partial<Saved>) {
    this.#saved = { ...this.#saved, ...part };
    try {
      localStorage.setItem(STORE, JSON.stringify(this.#saved));
    } catch {
      // then it is remembered until the page is closed
    }
  }
}

export const settings = new Settings();

export function calm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
