/** What a study comes to, in two sentences. */
import { beforeAll, expect, test } from 'vitest';
import { loadLabWords, loadWords } from '../../lib/words';
import type { Difference, MeasuredFigure, Report } from '../../wire';
import { answerOf } from './answer';

beforeAll(() => Promise.all([loadLabWords(), loadWords('toilet_divers')]));

function figure(name: string, value: number, of: string | null = null, unit = 'share'): MeasuredFigure {
  return { name, of, value, low: value, high: value, unit, games: 400 };
}

function difference(name: string, doubt: number, of: string | null = null): Difference {
  return { name, of, one: 1, other: 3, value: 2, low: 1, high: 3, unit: 'minutes', doubt, real: doubt < 0.05 };
}

function report(measures: MeasuredFigure[], differences: Difference[] | null = null): Report {
  const asked = { game: 'toilet_divers', players: 2, options: {}, house: {}, bots: ['greedy'], games: 400, seed: 1 };
  return {
    id: 'x',
    state: 'done',
    mine: true,
    place: 0,
    reason: null,
    preparing: false,
    asked: { ...asked, against: differences && {}, against_house: {} },
    played: 400,
    games: 400,
    one: { ...asked, seconds: 8, measures },
    other: null,
    differences: differences ?? [],
    groups: [],
    families: { minutes: 'length', wait: 'length', met: 'parts', course: 'drama' },
  };
}

const WINS = [figure('wins', 0.7, 'seat 1'), figure('wins', 0.3, 'seat 2')];
const LENGTH = [figure('minutes', 13.4, null, 'minutes'), figure('decisions', 110.8, null, 'decisions')];

test('a game is told by whether seats matter, and by how long it takes', () => {
  const length = 'A game takes about 13.4 minutes at a table and 111 decisions.';
  const answer = (doubt: number) => answerOf(report([...WINS, figure('alike', doubt), ...LENGTH]));
  expect(answer(0.4)).toEqual(['Where you sit matters little, as far as these games can tell.', length]);
  expect(answer(0.001)).toEqual(['Seat 1 wins most often, 70% of games, more than luck alone would explain.', length]);
});

test('where one side plays, only its length is told', () => {
  expect(answerOf(report(LENGTH))).toHaveLength(1);
});

test('a comparison is told by its surest differences in the whole game', () => {
  const differences = [
    difference('minutes', 0.01),
    difference('wait', 0.2),
    difference('met', 0.0001, 'tool 1'),
    difference('course', 0.0001, '5 %'),
  ];
  const [count, surest] = answerOf(report([], differences));
  expect(count).toBe('Of 4 differences compared, 3 are more than luck.');
  expect(surest).toBe('The clearest: Minutes at a table +2 minutes.');
});

test('a comparison without a real difference says no more than that', () => {
  expect(answerOf(report([], [difference('minutes', 0.5)]))).toEqual([
    'Of 1 differences compared, none is more than luck.',
  ]);
  expect(answerOf(report([], []))).toEqual([]);
});
