import { afterEach, expect, test, vi } from 'vitest';
import { type Early, takeEarly } from './early';

const URL = 'ws://here/api/tables/pond/play';
const [CONNECTING, OPEN, CLOSED] = [0, 1, 3]; // as sockets say it

function opened(url: string, readyState: number): Early {
  const early = { socket: { url, readyState, OPEN, close: vi.fn() } as unknown as WebSocket, heard: [] };
  globalThis.early = early;
  return early;
}

afterEach(() => {
  globalThis.early = undefined;
});

test('a line that was opened early is used once', () => {
  const early = opened(URL, OPEN);
  expect(takeEarly(URL)).toBe(early);
  expect(takeEarly(URL)).toBeNull();
});

test('so is one that is not open yet', () => {
  const early = opened(URL, CONNECTING);
  expect(takeEarly(URL)).toBe(early);
});

test('a line to another table, or one that was lost, is not', () => {
  const other = opened('ws://here/api/tables/lake/play', OPEN);
  expect(takeEarly(URL)).toBeNull();
  expect(other.socket.close).toHaveBeenCalled();
  opened(URL, CLOSED);
  expect(takeEarly(URL)).toBeNull();
});

test('where there is none, nobody is to open one any more', () => {
  expect(takeEarly(URL)).toBeNull();
  expect(globalThis.early).toBeNull();
});
