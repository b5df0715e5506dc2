/** What a table shows and tells, message by message. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FromTable, LogLine, View } from '../wire';
import type { Listener } from './socket';
import { Refused } from './api';
import { TableStore } from './table.svelte';

const socket = vi.hoisted(() => ({ listener: null as unknown }));
vi.mock('./socket', () => ({
  TableSocket: class {
    constructor(_table: string, listener: unknown) {
      socket.listener = listener;
    }
    send = () => true;
    close = () => undefined;
  },
}));
vi.mock('./settings.svelte', () => ({ calm: () => false }));
const table = vi.hoisted(() => ({ found: new Promise(() => undefined) as Promise<unknown> }));
vi.mock('./api', async (original) => ({
  ...(await original<object>()),
  fetchTable: () => table.found,
}));

const PACE = 1000;

function line(number: number): LogLine {
  return { number, key: 'poo-log-banked', args: {}, marks: [] };
}

function view(number: number): View {
  const seen = { number, lines: [line(number)], legal: {}, curtain: [], actors: [], scores: [], glass: null };
  return { ...seen, scene: { game: 'poo_divers' }, seat: 0, shares: null } as unknown as View;
}

/** The table sends views, with what was missed before them. */
function hear(views: number[], missed: number[] = []) {
  const message = { type: 'views', log: missed.map(line), views: views.map(view) };
  (socket.listener as Listener).hear(message as FromTable);
}

const numbers = (table: TableStore) => table.log.map(({ number }) => number);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('views are played one after the other, each with its lines', () => {
  const table = new TableStore('t', () => ({ pace: () => PACE }));
  hear([0]);
  hear([1]);
  hear([2]);
  vi.advanceTimersByTime(1);
  expect([table.shown?.number, table.waiting]).toEqual([1, 1]);
  expect(numbers(table)).toEqual([0, 1]);
  vi.advanceTimersByTime(PACE);
  expect(table.shown?.number).toBe(2);
  expect(numbers(table)).toEqual([0, 1, 2]);
});

test('whoever comes back while views still wait loses no line of the log', () => {
  const table = new TableStore('t', () => ({ pace: () => PACE }));
  hear([0]);
  hear([1]);
  hear([2]);
  hear([3]); // 2 and 3 wait when the connection is lost
  hear([6, 7], [4, 5]); // and this is the answer to the next hello
  vi.advanceTimersByTime(10 * PACE);
  expect(table.shown?.number).toBe(7);
  expect(numbers(table)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
});

test('a game that is still on its way holds nothing up', () => {
  const table = new TableStore('t', () => null);
  hear([0]);
  hear([1]);
  hear([2]);
  vi.advanceTimersByTime(3);
  expect(table.shown?.number).toBe(2);
});

test('a link that leads nowhere says so though its socket has opened', async () => {
  table.found = Promise.reject(new Refused('There is no such table.', 404));
  const store = new TableStore('nonsense', () => null);
  (socket.listener as Listener).changed('open');
  await vi.waitFor(() => expect(store.problem).toBe('There is no such table.'));
  table.found = new Promise(() => undefined);
});
