import { expect, test } from 'vitest';
import type { GameFace } from '../../kit/face';
import type { View } from '../../wire';
import { fortuneOf, soundsOf } from './sounding.svelte';

const view = (scores: number[], shares: number[] | null = null) => ({ scores, shares, scene: {} }) as unknown as View;

test('points won are good luck, points lost are bad, those of others are neither', () => {
  const [poor, rich] = [view([1, 1]), view([4, 1])];
  expect(fortuneOf(null, poor, rich, [0])).toBe('good');
  expect(fortuneOf(null, rich, poor, [0])).toBe('bad');
  expect(fortuneOf(null, poor, rich, [1])).toBeNull();
});

test('a game has the first word, and secret points are not told', () => {
  const sad = { fortune: () => 'bad' } as unknown as GameFace;
  expect(fortuneOf(sad, view([1]), view([4]), [0])).toBe('bad');
  const secret = { secretPoints: true } as unknown as GameFace;
  expect(fortuneOf(secret, view([1]), view([4]), [0])).toBeNull();
});

test('a move, what it means, whose turn it is; and the end, once', () => {
  expect(soundsOf(view([0]), view([0]), null, false)).toEqual(['move']);
  expect(soundsOf(view([0]), view([3]), 'good', true)).toEqual(['good', 'turn']);
  expect(soundsOf(view([0]), view([0], [1]), 'good', false)).toEqual(['end']);
  expect(soundsOf(view([0], [1]), view([0], [1]), null, false)).toEqual(['move']);
});
