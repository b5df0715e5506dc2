import { expect, test } from 'vitest';
import type { Choice, View } from '../wire';
import { NONE } from './choices';
import { Hint } from './hint.svelte';

const choice = (action: number) => ({ action, name: {} }) as unknown as Choice;
const [FIRST, SECOND, THIRD] = [choice(1), choice(2), choice(3)];
const legal = (...choices: Choice[]) => ({ 0: choices }) as unknown as View['legal'];

function given(...then: Choice[]): Hint {
  const hint = new Hint();
  hint.give(0, FIRST, then);
  return hint;
}

test('a hint is for the seat that has asked', () => {
  const hint = given(SECOND);
  expect([hint.choiceOf(0), hint.thenOf(0)]).toEqual([FIRST, [SECOND]]);
  expect([hint.choiceOf(1), hint.thenOf(1)]).toEqual([null, NONE]);
  expect(hint.choiceOf(null)).toBe(null);
});

test('whoever does what it says is told how it goes on, once that can be chosen', () => {
  const hint = given(SECOND, THIRD);
  hint.follow(0, FIRST.action);
  expect(hint.choiceOf(0)).toBe(null); // on its way
  hint.keep(legal(FIRST), legal(SECOND));
  expect([hint.choiceOf(0), hint.thenOf(0)]).toEqual([SECOND, [THIRD]]);
  hint.follow(0, SECOND.action);
  hint.keep(legal(SECOND), legal(FIRST)); // it came otherwise
  expect(hint.choiceOf(0)).toBe(null);
});

test('whoever does something else, or the last of it, has no hint any more', () => {
  for (const [hint, action] of [
    [given(SECOND), SECOND.action],
    [given(), FIRST.action],
  ] as const) {
    hint.follow(0, action);
    hint.keep(legal(FIRST), legal(FIRST, SECOND));
    expect(hint.choiceOf(0)).toBe(null);
  }
});

test('it stays while there is the same to choose from, whatever others do', () => {
  const hint = given();
  hint.keep(legal(FIRST, SECOND), legal(FIRST, SECOND));
  expect(hint.choiceOf(0)).toEqual(FIRST);
  hint.keep(legal(FIRST, SECOND), legal(FIRST));
  expect(hint.choiceOf(0)).toBe(null);
});
