/** A review is asked for, watched, stopped, and asked for again when the server has forgotten it. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Watching } from './watching.svelte';

type Asked = { path: string; method: string };
let asked: Asked[] = [];
let answers: object[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  answers = [];
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
    asked.push({ path, method: init?.method ?? 'GET' });
    const next = answers.shift();
    return next ? Promise.resolve(new Response(JSON.stringify(next))) : Promise.reject(new TypeError('offline'));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const methods = () => asked.map(({ method }) => method);
const settle = () => vi.advanceTimersByTimeAsync(10);
const later = () => vi.advanceTimersByTimeAsync(1000);

test('whoever has played asks by coming, and looks again until all is known', async () => {
  answers = [{ state: 'none' }, { state: 'waiting' }, { state: 'thinking' }, { state: 'done' }];
  const watching = new Watching('t', true);
  await settle();
  expect(methods()).toEqual(['GET', 'POST']);
  expect(watching.going).toBe(true);
  await later();
  await later();
  await later();
  expect(watching.review?.state).toBe('done');
  expect(methods()).toEqual(['GET', 'POST', 'GET', 'GET']);
  expect(asked[0]?.path).toBe('/api/tables/t/review');
});

test('a visitor is asked whether they want it', async () => {
  answers = [{ state: 'none' }, { state: 'waiting' }];
  const watching = new Watching('t', false);
  await later();
  expect(methods()).toEqual(['GET']);
  await watching.ask();
  expect(watching.review?.state).toBe('waiting');
  watching.end();
});

test('it goes on over a lost connection, and over a restart of the server', async () => {
  answers = [{ state: 'thinking' }];
  const watching = new Watching('t', true);
  await settle();
  await later();
  expect(watching.problem).not.toBe('');
  answers = [{ state: 'none' }, { state: 'waiting' }];
  await later();
  expect(watching.problem).toBe('');
  expect(watching.review?.state).toBe('waiting');
  watching.end();
});

test('what was stopped stays stopped until it is asked for', async () => {
  answers = [{ state: 'thinking' }, { state: 'stopped', reason: 'review-stopped' }];
  const watching = new Watching('t', true);
  await settle();
  await watching.stop();
  await later();
  expect(methods()).toEqual(['GET', 'DELETE']);
  answers = [{ state: 'waiting' }];
  await watching.ask();
  expect(watching.going).toBe(true);
  watching.end();
});

test('whoever has gone is not kept informed', async () => {
  answers = [{ state: 'thinking' }];
  const watching = new Watching('t', true);
  await settle();
  watching.end();
  await later();
  expect(asked).toHaveLength(1);
});
