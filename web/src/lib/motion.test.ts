import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AT_ONCE, HASTE, LATEST, MotionQueue } from './motion';

const PACE = 1000;

/** A stage that writes down what it shows, when, and how quickly. */
function stage(pace = PACE) {
  const shown: { thing: number; at: number }[] = [];
  const tempos: number[] = [];
  const queue = new MotionQueue<number>({
    show: (thing) => shown.push({ thing, at: performance.now() }),
    pace: (before) => (before === null ? 0 : pace),
    latest: () => LATEST,
    keep: (tempo) => tempos.push(tempo),
  });
  const things = () => shown.map(({ thing }) => thing);
  return { queue, shown, tempos, things };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('one after another, each as long as it needs', () => {
  const { queue, things, tempos } = stage();
  [0, 1, 2].forEach((thing) => queue.push(thing));
  expect(things()).toEqual([0, 1]);
  vi.advanceTimersByTime(PACE - 1);
  expect(things()).toEqual([0, 1]);
  vi.advanceTimersByTime(1);
  expect(things()).toEqual([0, 1, 2]);
  expect(tempos).toEqual([]);
});

test('what would come too late is hurried', () => {
  const { queue, shown, tempos } = stage();
  const came = [0, 1, 2, 3, 4].map((thing) => {
    queue.push(thing);
    return performance.now();
  });
  expect(tempos.at(-1)).toBeGreaterThan(1);
  vi.advanceTimersByTime(10 * PACE);
  expect(shown.map(({ thing }) => thing)).toEqual([0, 1, 2, 3, 4]);
  shown.forEach(({ at }, i) => expect(at - (came[i] ?? 0)).toBeLessThanOrEqual(LATEST + 1));
  expect(Math.max(...tempos)).toBeLessThanOrEqual(HASTE);
  expect(tempos.at(-1)).toBe(1); // nobody waits for the last
});

test.each([5, 40, 400, 900])('never more than two seconds behind, with something new every %i ms', (every) => {
  const { queue, shown } = stage(1700);
  const came = new Map<number, number>();
  for (let thing = 0; thing < 200; thing++) {
    came.set(thing, performance.now());
    queue.push(thing);
    vi.advanceTimersByTime(every);
  }
  vi.advanceTimersByTime(10_000);
  expect(shown).toHaveLength(200); // none is left out, though some are not seen to move
  for (const { thing, at } of shown) expect(at - (came.get(thing) ?? 0)).toBeLessThanOrEqual(LATEST + 1);
});

test('whoever has seen enough sees the end at once, and what comes then moves again', () => {
  const { queue, things, tempos } = stage();
  [0, 1, 2, 3].forEach((thing) => queue.push(thing));
  queue.skip();
  expect(things()).toEqual([0, 1, 2, 3]);
  expect(tempos.at(-1)).toBe(AT_ONCE);
  vi.advanceTimersByTime(500);
  expect(tempos.at(-1)).toBe(1);
  queue.push(4);
  queue.push(5);
  expect(things()).toEqual([0, 1, 2, 3, 4]);
});

test('there is nothing to skip where nothing moves', () => {
  const { queue, tempos } = stage();
  [0, 1].forEach((thing) => queue.push(thing));
  vi.advanceTimersByTime(PACE);
  queue.skip();
  expect(tempos).toEqual([]);
});

test('after a gap the last still moves', () => {
  const { queue, things, tempos } = stage();
  [0, 1, 2].forEach((thing) => queue.push(thing));
  queue.flush();
  expect(things()).toEqual([0, 1, 2]);
  expect(tempos).not.toContain(AT_ONCE);
  queue.push(3);
  expect(things()).toEqual([0, 1, 2, 3]);
});
