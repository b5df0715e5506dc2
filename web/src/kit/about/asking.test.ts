import { expect, test } from 'vitest';
import { aboutAt, explains, strayed } from './asking';

test('nothing is asked of nothing', () => {
  expect(aboutAt(null)).toBeNull();
});

/** An element that stands in what these selectors name. */
function within(...places: string[]) {
  const closest = (selectors: string) =>
    selectors.split(', ').some((one) => places.includes(one)) ? { getAttribute: () => 'chip' } : null;
  return { closest } as unknown as EventTarget;
}

test('a tap explains what it does nothing else to', () => {
  expect(explains(within('[data-about]'))).toBe(true);
  expect(explains(within('[data-about]', 'button'))).toBe(false);
  expect(explains(within('[data-about]', '[data-taps]'))).toBe(false);
  expect(explains(within())).toBe(false);
});

test('a finger may tremble, but not wander', () => {
  expect(strayed({ x: 5, y: 5 }, { x: 11, y: 9 })).toBe(false);
  expect(strayed({ x: 5, y: 5 }, { x: 5, y: 20 })).toBe(true);
});
