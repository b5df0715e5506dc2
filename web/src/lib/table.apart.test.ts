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
    comeBackIn = () => undefined;
    close = () => undefined;
  },
}));
const muted = vi.hoisted(() => new Set<string>());
const wanted = vi.hoisted(() => ({ remarks: true }));
vi.mock('./settings.svelte', () => ({
  calm: () => false,
  PACES: { normal: 1 },
  settings: {
    pace: 'normal',
    lastRead: () => 0,
    markRead: () => undefined,
    isMuted: (player: string) => muted.has(player),
    mute: (player: string) => muted.add(player),
    get remarks() {
      return wanted.remarks;
    },
  },
}));
const table = vi.hoisted(() => ({ found: new Promise(() => undefined) as Promise<unknown> }));
vi.mock('./api', async (original) => ({
  ...(await original<object>()),
  fetchTable: () => table.found,
}));

const PACE = 1000;

function line(number: number): LogLine {
  return { number, step: number, key: 'poo-log-banked', args: {}, marks: [] };
}

function view(number: number): View {
  const seen = {
    number,
    lines: [line(number)],
    legal: {},
    curtain: [],
    actors: [],
    scores: [],
    glass: null,
    clocks: [],
    back: false,
  };
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

test('a step that was taken back is shown at once, and nothing moves there', () => {
  const table = new TableStore('t', () => ({ pace: () => PACE }));
  hear([0]);
  hear([1]);
  hear([2]); // waits
  const back = { ...view(3), back: true };
  (socket.listener as Listener).hear({ type: 'views', log: [], views: [back] } as FromTable);
  expect([table.shown?.number, table.before, table.waiting]).toEqual([3, null, 0]);
  expect(numbers(table)).toEqual([0, 1, 2, 3]);
});

test('what is offered can be undone while nothing newer is shown', () => {
  const table = new TableStore('t', () => ({ pace: () => 0 }));
  hear([0]);
  hear([1]);
  vi.advanceTimersByTime(10);
  expect(table.canUndo).toBe(false);
  (socket.listener as Listener).hear({ type: 'take_back', seat: 0, number: 1 });
  expect(table.canUndo).toBe(true);
  hear([2]);
  vi.advanceTimersByTime(10);
  expect(table.canUndo).toBe(false);
});

test('everyone’s time is that of the newest view', () => {
  const table = new TableStore('t', () => ({ pace: () => PACE }));
  const clocks = [
    { left: 30, running: true },
    { left: 60, running: false },
  ];
  const timed = { ...view(0), clocks };
  (socket.listener as Listener).hear({ type: 'views', log: [], views: [timed] } as FromTable);
  expect(table.clocks.map(({ left, running }) => [left, running])).toEqual([
    [30, true],
    [60, false],
  ]);
  expect((table.clocks[0]?.ends ?? 0) - performance.now()).toBeCloseTo(30_000, -2);
});

test('what is said stands over its seat for a while, what was said before does not', () => {
  const table = new TableStore('t', () => null);
  const listener = socket.listener as Listener;
  const word = (number: number, seat: number) => ({ number, seat, word: 'hello' as const, text: '' });
  listener.hear({ type: 'said', before: true, said: [word(1, 0), word(2, 1)] });
  expect([table.talk.said.length, table.talk.bubbles.length]).toEqual([2, 0]);
  listener.hear({ type: 'said', before: false, said: [word(3, 1)] });
  listener.hear({ type: 'said', before: false, said: [word(4, 1)] });
  expect(table.talk.bubbles.map(({ number }) => number)).toEqual([4]);
  vi.advanceTimersByTime(10_000);
  expect([table.talk.bubbles, table.talk.said.length]).toEqual([[], 4]);
});

test('who is muted is not heard', () => {
  const table = new TableStore('t', () => null);
  table.talk.mute(1, true);
  const said = [1, 2].map((number) => ({ number, seat: number, word: null, text: 'psst' }));
  (socket.listener as Listener).hear({ type: 'said', before: false, said });
  expect(table.talk.audible.map(({ seat }) => seat)).toEqual([2]);
  expect(table.talk.bubbles.map(({ seat }) => seat)).toEqual([2]);
});

test('nobody speaks of what has not been shown yet', () => {
  const table = new TableStore('t', () => ({ pace: () => PACE }));
  hear([0]);
  hear([1]);
  hear([2]); // waits
  const said = [{ number: 1, seat: 2, word: 'remark-nice-1' as const, text: '' }];
  (socket.listener as Listener).hear({ type: 'said', before: false, said });
  expect(table.talk.bubbles).toEqual([]);
  vi.advanceTimersByTime(PACE);
  expect([table.shown?.number, table.talk.bubbles.length]).toEqual([2, 1]);
});

test('whoever wants no remarks of bots hears none', () => {
  const table = new TableStore('t', () => null);
  wanted.remarks = false;
  const said = (['remark-glad-1', 'hello'] as const).map((word, i) => ({ number: i + 1, seat: 2 + i, word, text: '' }));
  (socket.listener as Listener).hear({ type: 'said', before: false, said });
  expect(table.talk.bubbles.map(({ word }) => word)).toEqual(['hello']);
  expect(table.talk.audible).toHaveLength(1);
  wanted.remarks = true;
});

test('a server that stops says so until it is back', () => {
  const table = new TableStore('t', () => null);
  const listener = socket.listener as Listener;
  listener.hear({ type: 'closing', seconds: 5 });
  listener.changed('lost');
  expect(table.closing).toBe(true);
  listener.changed('open');
  expect(table.closing).toBe(false);
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
