import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { View } from '../wire';
import { lastViews, Retelling } from './retelling.svelte';

const view = (number: number) => ({ number }) as View;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('only views without a gap are shown again', () => {
  const recent = [1, 2, 4, 5, 6].map(view);
  expect(lastViews(recent, 3).map(({ number }) => number)).toEqual([4, 5, 6]);
  expect(lastViews(recent, 4)).toEqual([]);
  expect(lastViews(recent, 9)).toEqual([]);
  expect(lastViews(recent, 0)).toEqual([]);
});

test('they are shown one after another, slowly, and then it is over', () => {
  const end = vi.fn();
  const retelling = new Retelling([4, 5].map(view), () => 2000, end);
  expect([retelling.view?.number, retelling.before]).toEqual([4, null]);
  vi.advanceTimersByTime(1500);
  expect([retelling.view?.number, retelling.before?.number, retelling.step]).toEqual([5, 4, 2]);
  vi.advanceTimersByTime(4000);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(end).toHaveBeenCalledOnce();
});

test('whoever has seen enough stops it', () => {
  const end = vi.fn();
  new Retelling([4, 5].map(view), () => 0, end).stop();
  vi.advanceTimersByTime(60_000);
  expect(end).toHaveBeenCalledOnce();
});
