/** Looking back at a game, page by page, also where one does not come at once. */
import { afterEach, expect, test, vi } from 'vitest';
import { PAGE, Replay } from './replay.svelte';
import { say } from './words';

/** A server that has a finished game of so many steps, and remembers what it was asked for. */
function serve(steps: number) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify(page(path, steps))));
  });
  return asked;
}

function page(path: string, steps: number) {
  const wanted = new URL(path, 'http://table').searchParams;
  const [from, to] = [Number(wanted.get('from')), Math.min(Number(wanted.get('to')), steps + 1)];
  const numbers = Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i);
  return { table: { number: steps }, views: numbers.map((number) => ({ number })) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a long game opens with its last page alone', async () => {
  const asked = serve(1500);
  const replay = new Replay('t', 1500);
  await replay.load(1);
  expect([replay.length, replay.step, replay.view?.number]).toEqual([1501, 1500, 1500]);
  await settled();
  expect(asked).toEqual([
    '/api/tables/t/history?seat=1&from=1488&to=1504', // and the one before it is not near
  ]);
});

test('pages come as one goes through the game, and the next before it is needed', async () => {
  const asked = serve(100);
  const replay = new Replay('t', 100);
  await replay.load(null);
  replay.goTo(10);
  expect(replay.view?.number).toBe(100); // until it is here
  await settled();
  expect([replay.view?.number, replay.before]).toEqual([10, null]);
  replay.goTo(11);
  expect([replay.view?.number, replay.before?.number]).toEqual([11, 10]);
  replay.goTo(PAGE - 4);
  await settled();
  expect(asked.at(-1)).toBe(`/api/tables/t/history?from=${PAGE}&to=${2 * PAGE}`);
});

test('whoever runs through a long game fetches where they stop', async () => {
  const asked = serve(3000);
  const replay = new Replay('t', 3000);
  await replay.load(null);
  for (let step = 2900; step > 100; step -= 50) replay.goTo(step);
  await settled();
  await settled();
  expect(replay.view?.number).toBe(150);
  expect(asked.length).toBeLessThan(8);
});

test('a game that has fewer steps than we thought begins at its end', async () => {
  serve(40);
  const replay = new Replay('t', 70);
  await replay.load(null);
  expect([replay.step, replay.view?.number]).toEqual([40, 40]);
});

test('a replay that does not come says why, and comes when it is tried again', async () => {
  const replay = new Replay('t', 2);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await replay.load(1);
  expect(replay.problem).toBe(say('page-no-connection'));
  expect(replay.view).toBeNull();
  serve(2);
  await replay.retry();
  expect([replay.problem, replay.eyes, replay.view?.number]).toEqual([null, 1, 2]);
});

test('a page that does not come leaves what is there, and comes when it is tried again', async () => {
  serve(200);
  const replay = new Replay('t', 200);
  await replay.load(null);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 500 })));
  replay.goTo(3);
  await settled();
  expect([replay.problem, replay.view?.number]).toEqual([say('page-request-failed'), 200]);
  serve(200);
  await replay.retry();
  expect([replay.problem, replay.view?.number]).toEqual([null, 3]);
});

test('other eyes that do not come leave what is there', async () => {
  serve(2);
  const replay = new Replay('t', 2);
  await replay.load(null);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 500 })));
  await replay.load(2);
  expect(replay.problem).toBe(say('page-request-failed'));
  expect([replay.eyes, replay.view?.number]).toEqual([null, 2]);
});

test('the eyes asked for last are those one sees with, whatever comes first', async () => {
  const replay = new Replay('t', 2);
  let late: (found: Response) => void = () => undefined;
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (late = resolve)));
  const slow = replay.load(1);
  const first = late;
  serve(2);
  await replay.load(2);
  first(new Response(JSON.stringify(page('?from=0&to=9', 2))));
  await slow;
  expect(replay.eyes).toBe(2);
});

test('a page is fetched once, however often something is looked up in it', async () => {
  const asked = serve(2);
  const replay = new Replay('t', 2);
  expect(replay.seenBy(1, 2)).toBeNull();
  await Promise.all([replay.prepare(1, 2), replay.prepare(1, 1, 2)]);
  expect(replay.seenBy(1, 2)?.number).toBe(2);
  expect([replay.eyes, replay.view]).toEqual([null, null]); // looking up is not looking on
  await replay.load(1);
  expect(replay.view?.number).toBe(2);
  expect(asked.length).toBe(1);
});

test('a look-up that did not come is tried again when it is asked for', async () => {
  const replay = new Replay('t', 0);
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('{}', { status: 500 })));
  await replay.prepare(0, 0);
  expect([replay.seenBy(0, 0), replay.problem]).toEqual([null, null]);
  serve(0);
  await replay.prepare(0, 0);
  expect(replay.seenBy(0, 0)?.number).toBe(0);
});
