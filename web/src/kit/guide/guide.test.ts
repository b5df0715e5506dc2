import { expect, test } from 'vitest';
import type { LessonStep } from '../../wire';
import { Guide } from './guide.svelte';
import { placeAt } from './steps';

function step(number: number, key: string, more: Partial<LessonStep> = {}): LessonStep {
  return { number, key, does: false, calls: false, ring: null, marks: [], spot: null, ...more };
}

// Two to read, one to do, one after which two others act, and the end.
const STEPS = [
  step(4, 'welcome'),
  step(4, 'open', { does: true, ring: 34 }),
  step(5, 'found'),
  step(5, 'others', { calls: true }),
  step(7, 'end'),
];

function setUp(number: number) {
  const course = { steps: STEPS, number };
  const said: number[] = [];
  return {
    course,
    said,
    guide: new Guide(
      () => course,
      (at) => said.push(at),
    ),
  };
}

test('steps of one view come one after another', () => {
  expect(placeAt(STEPS, 4, 0)).toMatchObject({ index: 0, passed: false });
  expect(placeAt(STEPS, 4, 1)).toMatchObject({ index: 1, passed: false });
  expect(placeAt(STEPS, 7, 0)).toMatchObject({ index: 4, passed: false });
});

test('while the others act, what was said last stays', () => {
  expect(placeAt(STEPS, 5, 2)).toMatchObject({ index: 3, passed: true });
  expect(placeAt(STEPS, 6, 0)).toMatchObject({ index: 3, passed: true });
});

test('before the lesson there is nothing to say', () => {
  expect(placeAt(STEPS, 3, 0)).toBeNull();
  expect(placeAt([], 3, 0)).toBeNull();
});

test('what is to be done is not passed by reading', () => {
  const { guide, said } = setUp(4);
  guide.next();
  expect(guide.step?.key).toBe('open');
  expect(guide.readable).toBe(false);
  guide.next();
  expect(guide.step?.key).toBe('open');
  expect(said).toEqual([]);
});

test('the others are told once that they may act', () => {
  const { guide, said } = setUp(5);
  guide.next();
  expect(said).toEqual([]);
  guide.next();
  guide.next();
  expect(said).toEqual([5]);
  expect(guide.step?.key).toBe('others');
  expect(guide.readable).toBe(false);
});

test('after a lost line it can be told again', () => {
  const { guide, said } = setUp(5);
  guide.next();
  guide.next();
  guide.again();
  expect(guide.step?.key).toBe('found');
  guide.next();
  guide.next();
  expect(said).toEqual([5, 5]);
});

test('a new view begins with its first step, and the last step is the end', () => {
  const { guide, course } = setUp(4);
  guide.next();
  course.number = 5;
  expect(guide.step?.key).toBe('found');
  course.number = 7;
  expect(guide.over).toBe(true);
  expect(guide.readable).toBe(false);
});
