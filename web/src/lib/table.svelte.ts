/** A table as this page shows it: who sits there, the view on screen, the views still to be played, the log. */
import type {
  Choice,
  FromTable,
  LogLine,
  Move,
  RefusedMessage,
  Rematch,
  SayPhrase,
  SeatInfo,
  TableInfo,
  View,
} from '../wire';
import { fetchHealth, fetchTable, NOT_FOUND, perhaps, Refused } from './api';
import { NONE } from './choices';
import { Hint } from './hint.svelte';
import { LATEST, MotionQueue } from './motion';
import { nameOfSeat } from './names';
import { shareParts } from './sharing';
import { calm, PACES, settings } from './settings.svelte';
import { type Connection, TableSocket } from './socket';
import { Talk } from './talk.svelte';
import { hasWords, say } from './words';

type Scene = View['scene'];

/** What a table has to know of the game that is played there; a `GameFace` has it. */
export interface Manners {
  pace(before: Scene, after: Scene): number;
  asked?(scene: Scene, seats: number[]): number;
}

/** An hourglass somewhere in the middle of its run. */
export interface RunningGlass {
  seconds: number; // it runs in all
  ends: number; // when it has run out, as `performance.now()` counts
}

/** A seat's time. */
export interface RunningClock {
  left: number; // seconds, when it was last said
  running: boolean;
  ends: number; // when it has run out, as `performance.now()` counts
}

const BY_NAME = -1; // pending: an action that was not sent by its number
const REMEMBERED = 24; // views
const CALM_PACE = 350; // ms a view stays when nothing may move

/** What is on the screen. It changes all at once: whoever looks at it looks once. */
interface Now {
  shown: View | null;
  before: View | null; // what was shown before it
  waiting: number; // views that wait to be shown
}

export class TableStore {
  readonly id: string;
  readonly talk: Talk;
  info = $state.raw<TableInfo | null>(null);
  recent = $state.raw<View[]>([]); // the last that were shown, oldest first
  log = $state.raw<LogLine[]>([]);
  standings: { number: number; scores: number[] }[] = []; // after each view that was shown
  thinking = $state.raw<number[]>([]);
  glass = $state.raw<RunningGlass | null>(null); // of the newest view
  clocks = $state.raw<RunningClock[]>([]); // of each seat, where there is a clock
  connection = $state<Connection>('connecting');
  moved = $state(false); // the reader plays on at another device
  closing = $state(false); // the server stops, and comes back
  problem = $state<string | null>(null); // why there is no such table
  refusal = $state.raw<{ text: string } | null>(null);
  refusals = $state(0); // so far
  pending = $state.raw<number | null>(null); // an action sent and not answered yet
  hinting = $state(false); // a hint has been asked for and not come yet
  #offer = $state.raw<{ seat: number; number: number } | null>(null); // a step that may be taken back
  #turned = $state<number | null>(null); // the seat the players at this screen have turned to

  #haste = $state(1); // how much quicker than the reader's pace things move, so that the page keeps up
  #hint = new Hint();
  #manners: () => Manners | null;
  #socket: TableSocket;
  #now = $state.raw<Now>({ shown: null, before: null, waiting: 0 });
  #newest = -1;
  #scene: Scene | null = null; // of the newest view
  #logged = -1;
  #queue = new MotionQueue<View>({
    show: (view) => this.#show(view),
    pace: (before, after) => this.#pace(before, after),
    latest: () => LATEST / Math.min(1, PACES[settings.pace]),
    keep: (tempo) => (this.#haste = tempo),
  });

  /** Manners are null until the game's part of the page is here: nothing moves yet. */
  constructor(id: string, manners: () => Manners | null) {
    this.id = id;
    this.talk = new Talk(id);
    this.#manners = manners;
    this.#socket = new TableSocket(id, {
      last: () => this.#newest,
      hear: (message) => this.#hear(message),
      changed: (state) => this.#connectionChanged(state),
    });
    void this.#lookUp();
  }

  close() {
    this.#queue.close();
    this.talk.close();
    this.#socket.close();
  }

  // Who and what

  get shown(): View | null {
    return this.#now.shown;
  }

  get before(): View | null {
    return this.#now.before;
  }

  /** How much quicker than usual things move. */
  get tempo(): number {
    return this.#haste * PACES[settings.pace];
  }

  get waiting(): number {
    return this.#now.waiting;
  }

  get seats(): SeatInfo[] {
    return this.info?.seats ?? [];
  }

  get mine(): SeatInfo[] {
    return this.seats.filter((seat) => seat.mine);
  }

  names = $derived(this.seats.map(nameOfSeat));

  /** My seat that is asked to act now, once everything before it has been shown; it may be behind its curtain. */
  get asked(): number | null {
    const view = this.shown;
    if (!view || this.waiting) return null;
    const seats = view.actors.filter((seat) => view.legal[seat]?.length || view.curtain.includes(seat));
    if (!seats.length) return null;
    if (this.#turned !== null && seats.includes(this.#turned)) return this.#turned;
    const first = seats.find((seat) => view.legal[seat]?.length) ?? seats[0] ?? null;
    return this.#manners()?.asked?.(view.scene, seats) ?? first;
  }

  /** My seat that may act now. */
  get acting(): number | null {
    const seat = this.asked;
    return seat !== null && this.pending === null && this.shown?.legal[seat]?.length ? seat : null;
  }

  /** My seat that has to lift its curtain first. */
  get curtain(): number | null {
    const seat = this.asked;
    return seat !== null && this.shown?.curtain.includes(seat) ? seat : null;
  }

  /** My seats that may act now, whether or not it is they who are asked. */
  get able(): SeatInfo[] {
    return this.mine.filter(({ seat, away }) => !away && this.shown?.actors.includes(seat));
  }

  get choices(): Choice[] {
    return this.acting === null ? NONE : (this.shown?.legal[this.acting] ?? NONE);
  }

  /** What a hint says my seat that may act should do. */
  get hinted(): Choice | null {
    return this.#hint.choiceOf(this.acting);
  }

  /** How it goes on, where that is only part of a move. */
  get hintedThen(): Choice[] {
    return this.#hint.thenOf(this.acting);
  }

  get over(): boolean {
    return !!this.shown?.shares && !this.waiting;
  }

  /** May my last step be taken back? */
  get canUndo(): boolean {
    return this.#offer !== null && this.#offer.number === this.shown?.number && !this.waiting && this.pending === null;
  }

  // What the player does

  /** Play an action, by its number or by its name. */
  play(action: Move['action']) {
    const seat = this.acting;
    if (seat === null || !this.shown) return;
    this.refusal = null;
    this.#hint.follow(seat, action);
    this.#queue.release(); // the answer is shown at once, whatever still moves
    if (this.#socket.send({ type: 'move', seat, number: this.shown.number, action }))
      this.pending = typeof action === 'number' ? action : BY_NAME;
    else this.#refuse(say('page-no-connection'));
  }

  /** Ask what the strongest bot would do. */
  askHint() {
    const seat = this.acting;
    if (seat === null || this.hinting || !this.shown) return;
    this.refusal = null;
    this.hinting = this.#socket.send({ type: 'hint', seat, number: this.shown.number });
    if (!this.hinting) this.#refuse(say('page-no-connection'));
  }

  undo() {
    if (!this.#offer || !this.canUndo) return;
    this.refusal = null;
    this.dropHint();
    if (!this.#socket.send({ type: 'take_back', ...this.#offer })) this.#refuse(say('page-no-connection'));
  }

  dropHint() {
    this.#hint.drop();
  }

  /** Go on with another of the seats at this screen. */
  turnTo(seat: number) {
    this.#turned = seat;
    if (this.shown?.curtain.includes(seat)) this.see(seat);
  }

  /** SayPhrase something from my first seat. */
  say = (word: SayPhrase['word']) => this.#speak({ type: 'say', word });
  write = (text: string) => this.#speak({ type: 'write', text });

  #speak(what: { type: 'say'; word: SayPhrase['word'] } | { type: 'write'; text: string }): boolean {
    const [own] = this.mine;
    this.refusal = null;
    return own !== undefined && this.#socket.send({ ...what, seat: own.seat });
  }

  see = (seat: number) => this.#socket.send({ type: 'see', seat });
  sit = (seat: number, name: string) => this.#socket.send({ type: 'sit', seat, name });
  stand = (seat: number) => this.#socket.send({ type: 'stand', seat });
  /** Give the game up: a bot plays on. */
  concede = (seat: number) => this.#socket.send({ type: 'concede', seat });
  askSeat = (name: string) => this.#socket.send({ type: 'ask_seat', name });
  giveSeat = (seat: number, request: number) => this.#socket.send({ type: 'give_seat', seat, request });
  /** Have the bots play at the reader's pace. */
  setPace = () => this.#socket.send({ type: 'bot_speed', speed: settings.pace });
  rename = (seat: number, name: string) => this.#socket.send({ type: 'rename', seat, name });
  setBot = (seat: number, bot: string | null) => this.#socket.send({ type: 'set_bot', seat, bot });
  /** The host takes someone off a seat before the game. */
  remove = (seat: number) => this.#socket.send({ type: 'remove', seat });
  /** The hourglass may be turned, for all seats at this screen. */
  ready = () => this.#socket.send({ type: 'ready' });
  /** In a lesson: what there was to read has been read. */
  readOn = (number: number) => this.#socket.send({ type: 'read_on', number });
  rematch = (wanted: Omit<Rematch, 'type'> = {}) => this.#socket.send({ type: 'rematch', ...wanted });

  /** Show the newest view at once, and nothing on its way. */
  skip() {
    this.#queue.skip();
  }

  forgive() {
    this.refusal = null;
  }

  // What the table says

  #hear(message: FromTable) {
    switch (message.type) {
      case 'table':
        this.#noteMoved(message.table);
        this.info = message.table;
        return;
      case 'views':
        if (message.log.length) this.#queue.flush(); // after a gap: what still waits is older than what was missed
        this.#tell(message.log);
        message.views.forEach((view) => this.#receive(view));
        return;
      case 'thinking':
        this.thinking = message.seats;
        return;
      case 'hint':
        this.hinting = false;
        if (message.choice) this.#hint.give(message.seat, message.choice, message.then);
        return;
      case 'take_back':
        this.#offer = { seat: message.seat, number: message.number };
        return;
      case 'said':
        if (message.before) this.talk.catchUp(message.said);
        else this.talk.listen(message.said, this.#newest, this.shown?.number);
        return;
      case 'closing':
        this.closing = true;
        this.#socket.comeBackIn(message.seconds);
        return;
      case 'refused':
        this.pending = null;
        this.hinting = false;
        this.#refuse(this.#explain(message));
        return;
      case 'pong':
    }
  }

  /** Seats that were mine and are someone's still: they were taken to another device. One that was given up is open. */
  #noteMoved(now: TableInfo) {
    const gone = this.mine.filter(({ seat }) => !now.seats[seat]?.mine && now.seats[seat]?.kind === 'person');
    if (gone.length) this.moved = true;
    else if (now.seats.some(({ mine }) => mine)) this.moved = false;
  }

  #receive(view: View) {
    if (view.number < this.#newest) return; // late: something newer is here already
    if (this.#scene) shareParts(this.#scene, view.scene);
    this.#scene = view.scene;
    this.pending = null;
    this.glass = view.glass && { seconds: view.glass.seconds, ends: performance.now() + 1000 * view.glass.left };
    const now = performance.now();
    this.clocks = view.clocks.map(({ left, running }) => ({ left, running, ends: now + 1000 * left }));
    if (view.number === this.#newest) {
      // The same moment through other eyes: a curtain was lifted, or a seat taken.
      if (!this.#queue.replaceNewest(view)) this.#now = { ...this.#now, shown: view };
      return;
    }
    this.#newest = view.number;
    this.#queue.push(view);
    const waiting = this.#queue.length;
    if (waiting !== this.waiting) this.#now = { ...this.#now, waiting };
    if (view.back || globalThis.document?.hidden) this.#queue.flush(); // it has not happened, or nobody looks
  }

  #show(view: View) {
    this.#hint.keep(this.shown?.legal, view.legal);
    this.#now = { shown: view, before: view.back ? null : this.shown, waiting: this.#queue.length };
    const since = view.back ? this.standings.filter(({ number }) => number < view.number - 1) : this.standings;
    this.standings = [...since, { number: view.number, scores: view.scores }];
    this.recent = [...this.recent.slice(1 - REMEMBERED), view];
    this.#tell(view.lines);
    this.talk.speakOf(view.number);
  }

  #pace(before: View | null, after: View): number {
    if (!before || after.back) return 0;
    const pace = (this.#manners()?.pace(before.scene, after.scene) ?? 0) / PACES[settings.pace];
    return calm() ? Math.min(CALM_PACE, pace) : pace;
  }

  #tell(lines: LogLine[]) {
    const fresh = lines.filter((line) => line.number > this.#logged);
    const last = fresh.at(-1);
    if (!last) return;
    this.#logged = last.number;
    this.log = [...this.log, ...fresh];
  }

  #explain(refused: RefusedMessage): string {
    return hasWords(refused.key) ? say(refused.key, refused.args) : say('page-request-failed');
  }

  #refuse(text: string) {
    this.refusal = { text };
    this.refusals++;
  }

  #connectionChanged(state: Connection) {
    this.connection = state;
    if (state === 'open') {
      this.closing = false;
      if (settings.pace !== 'normal') this.setPace();
      if (this.info) void perhaps(fetchHealth()); // it may be a newer server, with another page
    }
    this.pending = null;
    this.hinting = false;
  }

  async #lookUp() {
    try {
      const found = await fetchTable(this.id);
      this.info ??= found; // unless the table itself was quicker
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      // A socket opens before the table is looked for: it is no sign that there is one.
      if (this.info || (this.connection === 'open' && error.status !== NOT_FOUND)) return;
      if (!error.status) return; // no line: it is tried again until there is one
      this.problem = error.message;
      this.close();
    }
  }
}
