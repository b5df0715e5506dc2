import { beforeEach, expect, test, vi } from 'vitest';
import { skips } from './skipping';

/** An element that stands in what the selectors name. */
class FakeElement {
  constructor(readonly within: string[] = []) {}
  closest(selectors: string) {
    return selectors.split(', ').some((one) => this.within.includes(one)) ? this : null;
  }
}

beforeEach(() => {
  vi.stubGlobal('Element', FakeElement);
});

const press = (key: string, ...within: string[]) =>
  skips({ key, target: new FakeElement(within), isComposing: false } as unknown as KeyboardEvent);

test('any key skips, wherever the focus is', () => {
  expect(press('x')).toBe(true);
  expect(press(' ')).toBe(true);
  expect(press('ArrowLeft', 'button')).toBe(true);
});

test('a key that presses something, is written, or waits for another does not', () => {
  expect(press('Enter', 'button')).toBe(false);
  expect(press(' ', 'a')).toBe(false);
  expect(press('x', 'input')).toBe(false);
  expect(press('Tab', 'dialog')).toBe(false);
  expect(press('Shift')).toBe(false);
});
