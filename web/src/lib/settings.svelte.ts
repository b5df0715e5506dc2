/** What this browser remembers: how the page looks, sounds and moves, the player's name, which hints were understood,
 * whom one does not hear. */
import { say } from './words';

const FUNNY_NAMES = 12; // in lobby.ftl: lobby-name-1 ...
const STORE = 'fathoms';
const MUTED = 100; // players remembered
const READ = 50; // tables remembered
const STILL = '(prefers-reduced-motion: reduce)';

type Theme = 'system' | 'light' | 'dark';

/** How much quicker than usual a finished game plays by itself. */
export const SPEEDS = { slow: 0.5, normal: 1, quick: 2 };
export type Speed = keyof typeof SPEEDS;

/** How much quicker than usual a game moves while it is played. */
export const PACES = { slow: 0.6, normal: 1, quick: 2, at_once: Infinity };
export type Pace = keyof typeof PACES;

interface Saved {
  colour: number | null; // of the player, where a table has it
  family: { name: string; colour: number }[]; // who else plays at this browser
  last: Record<string, unknown>; // how tables were last set up, by game
  theme: Theme;
  sound: boolean;
  volume: number; // 0-1
  buzz: boolean; // phones do, when it is one's turn
  still: boolean; // nothing travels, whatever the system wants
  remarks: boolean; // of bots
  pace: Pace; // of bots and of what moves
  speed: Speed; // at which finished games are looked at
  name: string; // as the player has chosen it
  guest: number; // which of the names for those who have not chosen one; 0 = none yet
  known: string[];
  notices: boolean; // the browser says when it is one's turn
  muted: string[]; // players whom one does not want to hear, by table and seat
  read: [table: string, number: number][]; // the last word that was read at each table, newest table last
}

const FRESH: Saved = {
  theme: 'system',
  sound: false, // nobody is startled on a first visit
  volume: 0.6,
  buzz: true,
  still: false,
  remarks: true,
  pace: 'normal',
  speed: 'normal',
  name: '',
  guest: 0,
  colour: null,
  family: [],
  last: {},
  known: [],
  notices: false,
  muted: [],
  read: [],
};

function load(): Saved {
  try {
    return { ...FRESH, ...(JSON.parse(localStorage.getItem(STORE) ?? '{}') as Partial<Saved>) };
  } catch {
    return FRESH; // private windows may have no storage
  }
}

class Settings {
  #saved = $state(load());
  #systemDark = $state(false);
  #systemStill = $state(false); // asking the system each time would have the page laid out each time

  start() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#systemDark = dark.matches;
    dark.addEventListener('change', () => {
      this.#systemDark = dark.matches;
      this.#paint();
    });
    const still = matchMedia(STILL);
    this.#systemStill = still.matches;
    still.addEventListener('change', () => {
      this.#systemStill = still.matches;
      this.#paint();
    });
    this.#paint();
    if (!this.#saved.name && !this.#saved.guest) this.#save({ guest: 1 + Math.floor(Math.random() * FUNNY_NAMES) });
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

  set sound(on: boolean) {
    this.#save({ sound: on });
  }

  get volume(): number {
    return this.#saved.volume;
  }

  set volume(volume: number) {
    this.#save({ volume });
  }

  get buzz(): boolean {
    return this.#saved.buzz;
  }

  set buzz(on: boolean) {
    this.#save({ buzz: on });
  }

  /** Whether nothing is to travel, wanted here or by the system. */
  get calm(): boolean {
    return this.#saved.still || this.#systemStill;
  }

  get still(): boolean {
    return this.#saved.still;
  }

  set still(on: boolean) {
    this.#save({ still: on });
    this.#paint();
  }

  get remarks(): boolean {
    return this.#saved.remarks;
  }

  set remarks(on: boolean) {
    this.#save({ remarks: on });
  }

  get pace(): Pace {
    return this.#saved.pace;
  }

  set pace(pace: Pace) {
    this.#save({ pace });
  }

  get speed(): Speed {
    return this.#saved.speed;
  }

  set speed(speed: Speed) {
    this.#save({ speed });
  }

  /** The player's name; a stranger gets a funny one, so that nobody has to type before the first move. */
  get name(): string {
    return this.#saved.name || this.#guestName;
  }

  get #guestName(): string {
    return this.#saved.guest ? say(`lobby-name-${this.#saved.guest}`) : '';
  }

  set name(name: string) {
    const chosen = name.trim();
    this.#save({ name: chosen === this.#guestName ? '' : chosen });
  }

  get colour(): number | null {
    return this.#saved.colour;
  }

  set colour(colour: number | null) {
    this.#save({ colour });
  }

  get family(): Saved['family'] {
    return this.#saved.family;
  }

  set family(family: Saved['family']) {
    this.#save({ family });
  }

  /** What was last chosen for a game, as it was remembered. */
  last<T>(game: string): T | null {
    return (this.#saved.last[game] as T | undefined) ?? null;
  }

  rememberLast(game: string, chosen: unknown) {
    this.#save({ last: { ...this.#saved.last, [game]: chosen } });
  }

  knows(hint: string): boolean {
    return this.#saved.known.includes(hint);
  }

  learn(hint: string) {
    if (!this.knows(hint)) this.#save({ known: [...this.#saved.known, hint] });
  }

  get notices(): boolean {
    return this.#saved.notices;
  }

  set notices(on: boolean) {
    this.#save({ notices: on });
  }

  isMuted(player: string): boolean {
    return this.#saved.muted.includes(player);
  }

  mute(player: string, on: boolean) {
    const others = this.#saved.muted.filter((other) => other !== player);
    this.#save({ muted: on ? [...others, player].slice(-MUTED) : others });
  }

  /** The number of the last word that was read at a table. */
  lastRead(table: string): number {
    return this.#saved.read.find(([id]) => id === table)?.[1] ?? 0;
  }

  markRead(table: string, number: number) {
    if (number <= this.lastRead(table)) return;
    const others = this.#saved.read.filter(([id]) => id !== table);
    this.#save({ read: [...others, [table, number] as [string, number]].slice(-READ) });
  }

  #paint() {
    document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
    document.documentElement.dataset['motion'] = this.calm ? 'calm' : 'full';
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

/** Things change place without travel. */
export function calm(): boolean {
  return settings.calm;
}
