/** Looking back at a game, also where it does not come at once. */
import { afterEach, expect, test, vi } from 'vitest';
import { Replay } from './replay.svelte';
import { say } from './words';

function answer(body: object, status = 200) {
  return Promise.resolve(new Response(JSON.stringify(body), { status }));
}

const history = (...numbers: number[]) => ({ views: numbers.map((number) => ({ number })) });

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a replay that does not come says why, and comes when it is tried again', async () => {
  const replay = new Replay('t');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await replay.load(1);
  expect(replay.problem).toBe(say('page-no-connection'));
  expect(replay.view).toBeNull();
  const fetched = vi.fn(() => answer(history(0, 1, 2)));
  vi.stubGlobal('fetch', fetched);
  await replay.retry();
  expect(fetched).toHaveBeenCalledWith('/api/tables/t/history?seat=1', undefined);
  expect([replay.problem, replay.eyes, replay.view?.number]).toEqual([null, 1, 2]);
});

test('other eyes that do not come leave what is there', async () => {
  const replay = new Replay('t');
  vi.stubGlobal('fetch', () => answer(history(0, 1, 2)));
  await replay.load(null);
  vi.stubGlobal('fetch', () => answer({}, 500));
  await replay.load(2);
  expect(replay.problem).toBe(say('page-request-failed'));
  expect([replay.eyes, replay.view?.number]).toEqual([null, 2]);
});

test('the eyes asked for last are those one sees with, whatever comes first', async () => {
  const replay = new Replay('t');
  let late: (found: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (late = resolve)));
  const slow = replay.load(1);
  const first = late;
  vi.stubGlobal('fetch', () => answer(history(0, 1)));
  await replay.load(2);
  first(new Response(JSON.stringify(history(0))));
  await slow;
  expect([replay.eyes, replay.views.length]).toEqual([2, 2]);
});

test('a seat’s game is fetched once, however often something is looked up in it', async () => {
  const replay = new Replay('t');
  const fetched = vi.fn(() => answer(history(0, 1, 2)));
  vi.stubGlobal('fetch', fetched);
  expect(replay.seenBy(1, 2)).toBeNull();
  await Promise.all([replay.prepare(1), replay.prepare(1)]);
  expect(replay.seenBy(1, 2)?.number).toBe(2);
  expect([replay.eyes, replay.view]).toEqual([null, null]); // looking up is not looking on
  await replay.load(1);
  expect(replay.view?.number).toBe(2);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a look-up that did not come is tried again when it is asked for', async () => {
  const replay = new Replay('t');
  vi.stubGlobal('fetch', () => answer({}, 500));
  await replay.prepare(0);
  expect([replay.seenBy(0, 0), replay.problem]).toEqual([null, null]);
  vi.stubGlobal('fetch', () => answer(history(0)));
  await replay.prepare(0);
  expect(replay.seenBy(0, 0)?.number).toBe(0);
});
