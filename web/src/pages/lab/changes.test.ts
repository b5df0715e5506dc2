/** Differences between two variants: what is drawn, and in which order. */
import { beforeAll, expect, test } from 'vitest';
import { loadLabWords } from '../../lib/words';
import type { Difference, Report } from '../../wire';
import { plotsOf } from './changes';

beforeAll(loadLabWords);

function difference(name: string, doubt: number, of: string | null = null, unit = 'points'): Difference {
  return { name, of, one: 1, other: 2, value: 1, low: 0.5, high: 1.5, unit, doubt, real: doubt < 0.05 };
}

function drawn(differences: Difference[]) {
  const groups = [{ name: 'cell', names: ['1', '2'], columns: 0 }];
  const families = { met: 'parts', 'games-met': 'parts' };
  return plotsOf({ asked: { game: 'toilet_divers' }, groups, families, differences } as unknown as Report);
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
  const many = Array.from({ length: 14 }, (_, i) => difference('wait', 0.001, `seat ${i}`));
  expect(drawn(many)[0]).toMatchObject({ others: 4, changes: { length: 10 } });
});

test('parts come after the whole game, each once', () => {
  const part = (name: string) => difference(name, 0.0001, 'cell 2', 'times');
  const plots = drawn([part('met'), part('games-met'), difference('margin', 0.01)]);
  expect(plots.map(({ title, changes }) => [title, changes.length])).toEqual([
    ['', 1],
    ['Parts', 1],
  ]);
});
