/** Differences between two variants: what is drawn, and in which order. */
import { beforeAll, expect, test } from 'vitest';
import { loadLabWords } from '../../lib/words';
import type { Difference, Report } from '../../wire';
import { changesOf, realByUnit } from './changes';

beforeAll(loadLabWords);

function difference(name: string, doubt: number, of: string | null = null, unit = 'points'): Difference {
  return { name, of, one: 1, other: 2, value: 1, low: 0.5, high: 1.5, unit, doubt, real: doubt < 0.05 };
}

function drawn(differences: Difference[]) {
  const report = { asked: { game: 'toilet_divers' }, groups: [], differences } as unknown as Report;
  return realByUnit(changesOf(report));
}

test('only what is more than luck is drawn, the surest first', () => {
  const [plot] = drawn([difference('margin', 0.04), difference('points', 0.01, 'seat 2'), difference('points', 0.6)]);
  expect(plot?.changes.map((change) => change.label)).toEqual(['Points by seat, Seat 2', 'Winning margin']);
});

test('each unit has a plot, shares and chances have one together', () => {
  const plots = drawn([
    difference('margin', 0.01),
    difference('forced', 0.01, null, 'share'),
    difference('comeback', 0.01, null, 'chance'),
  ]);
  expect(plots.map(({ unit, changes }) => [unit, changes.length])).toEqual([
    ['points', 1],
    ['share', 2],
  ]);
});

test('curves have plots of their own, and a plot has room for ten', () => {
  expect(drawn([difference('course', 0.001, '45 %', 'chance')])).toEqual([]);
  const many = Array.from({ length: 14 }, (_, i) => difference('met', 0.001, `cell ${i}`));
  expect(drawn(many)[0]).toMatchObject({ others: 4, changes: { length: 10 } });
});
