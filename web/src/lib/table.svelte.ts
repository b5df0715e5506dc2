/** A table as this page shows it: who sits there, the view on screen, the views still to be played, the log. */
import type { Choice, FromTable, LogLine, Move, RefusedMessage, SeatInfo, TableInfo, View } from '../wire';
import { fetchTable, NOT_FOUND, Refused } from './api';
import { nameOfSeat } from './names';
import { calm } from './settings.svelte';
import { type Connection, TableSocket } from './socket';
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

const BY_NAME = -1; // pending: an action that was not sent by its number
const CALM_PACE = 350; // ms a view stays when nothing may move

/** A hint stays while its seat has the same to choose from, whatever others do meanwhile. */
function sameChoices(some: Choice[] = [], others: Choice[] = []): boolean {
  return some.length === others.length && some.every(({ action }, i) => action === others[i]?.action);
}

export class TableStore {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  shown = $state.raw<View | null>(null);
  before = $state.raw<View | null>(null);
  log = $state.raw<LogLine[]>([]);
  thinking = $state.raw<number[]>([]);
  glass = $state.raw<RunningGlass | null>(null); // of the newest view
  connection = $state<Connection>('connecting');
  problem = $state<string | null>(null); // why there is no such table
  refusal = $state.raw<{ text: string } | null>(null);
  refusals = $state(0); // so far
  waiting = $state(0); // views that wait to be played
  pending = $state.raw<number | null>(null); // an action sent and not answered yet
  hinting = $state(false); // a hint has been asked for and not come yet
  #hint = $state.raw<{ seat: number; choice: Choice } | null>(null);
  #turned = $state<number | null>(null); // the seat the players at this screen have turned to

  #manners: () => Manners | null;
  #socket: TableSocket;
  #queue: View[] = [];
  #newest = -1;
  #logged = -1;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Manners are null until the game's part of the page is here: nothing moves yet. */
  constructor(id: string, manners: () => Manners | null) {
    this.id = id;
    this.#manners = manners;
    this.#socket = new TableSocket(id, {
      last: () => this.#newest,
      hear: (message) => this.#hear(message),
      changed: (state) => this.#connectionChanged(state),
    });
    void this.#lookUp();
  }

  close() {
    clearTimeout(this.#timer);
    this.#socket.close();
  }

  // Who and what

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
    return this.acting === null ? [] : (this.shown?.legal[this.acting] ?? []);
  }

  /** What a hint says my seat that may act should do. */
  get hinted(): Choice | null {
    return this.#hint && this.#hint.seat === this.acting ? this.#hint.choice : null;
  }

  get over(): boolean {
    return !!this.shown?.shares && !this.waiting;
  }

  // What the player does

  /** Play an action, by its number or by its name. */
  play(action: Move['action']) {
    const seat = this.acting;
    if (seat === null || !this.shown) return;
    this.refusal = null;
    this.dropHint();
    clearTimeout(this.#timer); // the answer is shown at once, whatever still moves
    this.#timer = undefined;
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

  dropHint() {
    this.#hint = null;
  }

  /** Go on with another of the seats at this screen. */
  turnTo(seat: number) {
    this.#turned = seat;
    if (this.shown?.curtain.includes(seat)) this.see(seat);
  }

  see = (seat: number) => this.#socket.send({ type: 'see', seat });
  sit = (seat: number, name: string) => this.#socket.send({ type: 'sit', seat, name });
  stand = (seat: number) => this.#socket.send({ type: 'stand', seat });
  rename = (seat: number, name: string) => this.#socket.send({ type: 'rename', seat, name });
  setBot = (seat: number, bot: string | null) => this.#socket.send({ type: 'set_bot', seat, bot });
  /** The hourglass may be turned, for all seats at this screen. */
  ready = () => this.#socket.send({ type: 'ready' });
  rematch = () => this.#socket.send({ type: 'rematch' });

  /** Show the newest view at once, without the moves between. */
  skip() {
    if (!this.#queue.length) return;
    clearTimeout(this.#timer);
    while (this.#queue.length) this.#show();
    this.#timer = undefined;
  }

  forgive() {
    this.refusal = null;
  }

  // What the table says

  #hear(message: FromTable) {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        return;
      case 'views':
        if (message.log.length) this.skip(); // after a gap: what still waits is older than what was missed
        this.#tell(message.log);
        message.views.forEach((view) => this.#receive(view));
        if (this.#timer === undefined) this.#step();
        return;
      case 'thinking':
        this.thinking = message.seats;
        return;
      case 'hint':
        this.hinting = false;
        if (message.choice) this.#hint = { seat: message.seat, choice: message.choice };
        return;
      case 'refused':
        this.pending = null;
        this.hinting = false;
        this.#refuse(this.#explain(message));
        return;
      case 'pong':
    }
  }

  #receive(view: View) {
    if (view.number < this.#newest) return; // late: something newer is here already
    this.pending = null;
    this.glass = view.glass && { seconds: view.glass.seconds, ends: performance.now() + 1000 * view.glass.left };
    if (view.number === this.#newest) {
      // The same moment through other eyes: a curtain was lifted, or a seat taken.
      if (this.#queue.length) this.#queue[this.#queue.length - 1] = view;
      else this.shown = view;
      return;
    }
    this.#newest = view.number;
    this.#queue.push(view);
    this.waiting = this.#queue.length;
  }

  #step() {
    this.#timer = undefined;
    if (!this.#queue.length) return;
    this.#show();
    this.#timer = setTimeout(() => this.#step(), this.#pace());
  }

  #show() {
    const view = this.#queue.shift();
    if (!view) return;
    if (this.#hint && !sameChoices(this.shown?.legal[this.#hint.seat], view.legal[this.#hint.seat])) this.dropHint();
    this.before = this.shown;
    this.shown = view;
    this.waiting = this.#queue.length;
    this.#tell(view.lines);
  }

  #pace(): number {
    if (!this.before || !this.shown) return 0;
    const pace = this.#manners()?.pace(this.before.scene, this.shown.scene) ?? 0;
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
      this.problem = error.message;
      this.close();
    }
  }
}
