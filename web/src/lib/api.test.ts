import { afterEach, expect, test, vi } from 'vitest';
import { askEarly, fetchGames, fetchTable, perhaps, Refused } from './api';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('an answer that breaks off is a refusal in words, not something empty', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('[{"name": "poo_', { status: 200 })));
  await expect(fetchGames()).rejects.toBeInstanceOf(Refused);
});

test('what can be done without is null where the server cannot be reached', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await perhaps(fetchGames())).toBeNull();
});

test('but a mistake of ours stays a mistake', async () => {
  await expect(perhaps(Promise.reject(new RangeError('ours')))).rejects.toBeInstanceOf(RangeError);
});

test('what was asked for early is answered once, to whoever needs it', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    return Promise.resolve(new Response(JSON.stringify({ id: path }), { status: 200 }));
  });
  askEarly('/tables/pond');
  await fetchGames();
  expect(await fetchTable('pond')).toEqual({ id: '/api/tables/pond' });
  expect(asked).toEqual(['/api/tables/pond', '/api/games']);
  await fetchTable('pond');
  expect(asked).toHaveLength(3);
});

test('and where it fails, that is told in words, to them only', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  askEarly('/tables/pond');
  await new Promise((done) => setTimeout(done));
  await expect(fetchTable('pond')).rejects.toBeInstanceOf(Refused);
});
