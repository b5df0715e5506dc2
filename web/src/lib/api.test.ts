import { afterEach, expect, test, vi } from 'vitest';
import { fetchGames, perhaps, Refused } from './api';

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
