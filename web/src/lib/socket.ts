/** One WebSocket to a table that comes back by itself when the connection is lost. */
import type { FromClient, FromTable } from '../wire';
import { takeEarly } from './early';

export type Connection = 'connecting' | 'open' | 'lost';

const FIRST_WAIT = 250;
const LONGEST_WAIT = 4000;
const PING_EVERY = 15_000;
const PONG_WITHIN = 8_000;

export interface Listener {
  last(): number; // number of the last view received, -1 for none
  hear(message: FromTable): void;
  changed(state: Connection): void;
}

export class TableSocket {
  #url: string;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setInterval> | undefined;
  #deadline: ReturnType<typeof setTimeout> | undefined;
  #closed = false;

  constructor(table: string, listener: Listener) {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.#url = `${scheme}://${location.host}/api/tables/${table}/play`;
    this.#listener = listener;
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  /** Whether it went out; nothing is kept for later, since a late move would answer an old view. */
  send(message: FromClient): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  /** The server has said when to come back; not everyone at the same moment. */
  comeBackIn(seconds: number) {
    this.#wait = 1000 * seconds * (1 + Math.random() / 2);
  }

  close() {
    this.#closed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    this.#stopPinging();
    this.#socket?.close();
  }

  #connect() {
    this.#retry = undefined;
    const early = takeEarly(this.#url);
    const socket = early?.socket ?? new WebSocket(this.#url);
    this.#socket = socket;
    socket.onopen = () => {
      this.send({ type: 'hello', last: this.#listener.last() });
      this.#opened();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(event);
    socket.onclose = () => this.#lost();
    if (early?.socket.readyState !== WebSocket.OPEN) return;
    // Hello has been said, and what was heard is told as if it came now: who listens may not be ready yet.
    queueMicrotask(() => {
      if (this.#closed) return;
      this.#opened();
      early.heard.forEach((event) => this.#hear(event));
    });
  }

  #opened() {
    this.#wait = FIRST_WAIT;
    this.#listener.changed('open');
    this.#ping = setInterval(() => this.#askForLife(), PING_EVERY);
  }

  #hear(event: MessageEvent<string>) {
    clearTimeout(this.#deadline);
    this.#listener.hear(JSON.parse(event.data) as FromTable);
  }

  #askForLife() {
    this.send({ type: 'ping' });
    this.#deadline = setTimeout(() => this.#socket?.close(), PONG_WITHIN);
  }

  #stopPinging() {
    clearInterval(this.#ping);
    clearTimeout(this.#deadline);
  }

  #lost() {
    this.#stopPinging();
    if (this.#closed) return;
    this.#listener.changed('lost');
    this.#retry = setTimeout(() => this.#connect(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hurry = () => {
    if (this.#retry === undefined || document.visibilityState === 'hidden') return;
    clearTimeout(this.#retry);
    this.#connect();
  };
}
