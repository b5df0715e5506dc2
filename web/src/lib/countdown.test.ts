/** Seconds that run down. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Countdown } from './countdown.svelte';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('it runs down to nothing and stays there', () => {
  const countdown = new Countdown();
  expect(countdown.left).toBe(0);
  countdown.start(3);
  expect(countdown.left).toBe(3);
  vi.advanceTimersByTime(2000);
  expect(countdown.left).toBe(1);
  vi.advanceTimersByTime(5000);
  expect(countdown.left).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});
