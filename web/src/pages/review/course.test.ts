/** The graph of a review, the way from mistake to mistake, and sums that come out. */
import { describe, expect, test } from 'vitest';
import type { GameReview, ReviewedDecision } from '../../wire';
import {
  chanceAt,
  decisionAt,
  jumpsOf,
  lastBefore,
  lineOf,
  luckOf,
  mistakesOf,
  nextAfter,
  reachOf,
  sidesOf,
  spread,
  sumOf,
  turnsOf,
} from './course';

const choice = (action: number) => ({ action, name: { do: 'test' } });

function decision(number: number, seat: number, before: number, after: number): ReviewedDecision {
  const both = (chance: number) => [chance, 1 - chance];
  const loss = Math.max(0, seat === 0 ? before - after : after - before);
  return {
    number,
    seat,
    action: choice(1),
    best: choice(loss ? 2 : 1),
    chance: seat === 0 ? before : 1 - before,
    loss,
    doubt: 0.05,
    error: 0.02,
    before: both(before),
    after: both(after),
    open_best: choice(1),
    open_gain: 0,
  };
}

// Seat 0: 50 %, luck to 60, loses 20 by a choice, luck to 45, the other loses 10 to it, and luck decides.
const DECISIONS = [decision(2, 0, 0.6, 0.4), decision(3, 1, 0.45, 0.55), decision(7, 0, 0.56, 0.56)];
const LAST = 9;
const done: GameReview = {
  table: 't',
  state: 'done',
  reason: null,
  place: 0,
  done: 3,
  of: 3,
  players: 2,
  judged: true,
  start: [0.5, 0.5],
  result: [1, 0],
  decisions: DECISIONS,
  seats: [],
  turning: [0, 2],
  insights: [],
};
const thinking: GameReview = { ...done, state: 'thinking', done: 1, decisions: DECISIONS.slice(0, 1), turning: [] };
const SIDES = sidesOf([
  { seat: 0, side: 0 },
  { seat: 1, side: 1 },
]);
const rounded = (numbers: number[]) => numbers.map((number) => Math.round(100 * number));

test('seats that win together share a line', () => {
  const seats = [0, 1, 2, 3].map((seat) => ({ seat, side: seat % 2 }));
  expect(sidesOf(seats)).toEqual([
    { seat: 0, seats: [0, 2] },
    { seat: 1, seats: [1, 3] },
  ]);
});

describe('a line', () => {
  test('goes from the start through every decision to the result', () => {
    const line = lineOf(done, 0, LAST);
    expect(line.map(({ at }) => at)).toEqual([0, 2, 3, 3, 4, 7, 8, 9]);
    expect(rounded(line.map(({ chance }) => chance))).toEqual([50, 60, 40, 45, 55, 56, 56, 100]);
    expect(rounded(lineOf(done, 1, LAST).map(({ chance }) => chance))).toEqual([50, 40, 60, 55, 45, 44, 44, 0]);
  });

  test('ends where nothing more is known yet', () => {
    expect(lineOf(thinking, 0, LAST).at(-1)).toEqual({ at: 3, chance: 0.4 });
    expect(lineOf({ ...done, state: 'waiting', start: [], decisions: [] }, 0, LAST)).toEqual([]);
  });

  test('has the chance at every view that is known', () => {
    const line = lineOf(done, 0, LAST);
    expect([0, 1, 2, 3, 4, 6, 9].map((at) => chanceAt(line, at))).toEqual([0.5, 0.5, 0.6, 0.45, 0.55, 0.55, 1]);
    expect(chanceAt(lineOf(thinking, 0, LAST), 4)).toBeNull();
    expect(chanceAt([], 0)).toBeNull();
  });
});

test('what was thought of a view is found by its number', () => {
  expect(decisionAt(done, 3)?.seat).toBe(1);
  expect(decisionAt(done, 4)).toBeNull();
});

describe('luck', () => {
  test('is what no choice has changed', () => {
    const luck = luckOf(done, 0, LAST);
    expect(luck.map(({ at }) => at)).toEqual([2, 3, 7, 9]);
    expect(rounded(luck.map(({ change }) => change))).toEqual([10, 5, 1, 44]);
    expect(luckOf(thinking, 0, LAST)).toHaveLength(1); // the end is not told before it is known
  });

  test('is marked where it is more than ten of a hundred, once for each view', () => {
    expect(jumpsOf(done, SIDES, LAST).map(({ at, seat }) => [at, seat])).toEqual([[9, 0]]);
    expect(jumpsOf(done, SIDES.slice(1), LAST).map(({ change }) => Math.round(100 * change))).toEqual([-44]);
    expect(jumpsOf(done, [], LAST)).toEqual([]);
  });

  test('and choices lead from the start to the result', () => {
    for (const seat of [0, 1]) {
      const luck = luckOf(done, seat, LAST).reduce((sum, { change }) => sum + change, 0);
      const chosen = done.decisions.reduce((sum, each) => sum + (each.after[seat] ?? 0) - (each.before[seat] ?? 0), 0);
      expect((done.start[seat] ?? 0) + chosen + luck).toBeCloseTo(done.result[seat] ?? 0, 9);
    }
  });
});

describe('mistakes', () => {
  test('are one’s own, or everyone’s', () => {
    expect(mistakesOf(done, [0]).map(({ number }) => number)).toEqual([2]);
    expect(mistakesOf(done, null).map(({ number }) => number)).toEqual([2, 3]);
    expect(mistakesOf(done, [])).toEqual([]);
  });

  test('follow each other forth and back, and end', () => {
    const all = mistakesOf(done, null);
    expect([0, 2, 3].map((at) => nextAfter(all, at)?.number)).toEqual([2, 3, undefined]);
    expect([9, 3, 2].map((at) => lastBefore(all, at)?.number)).toEqual([3, 2, undefined]);
  });
});

test('a turning point tells whom it turned most, by a choice or by luck, and where that is seen', () => {
  const [first, second] = turnsOf(done, SIDES, LAST);
  expect([first?.by, first?.seat, first?.at, Math.round(100 * (first?.change ?? 0))]).toEqual(['choice', 0, 2, -20]);
  expect([second?.by, second?.at, Math.round(100 * Math.abs(second?.change ?? 0))]).toEqual(['luck', 9, 44]);
  expect(turnsOf(thinking, SIDES, LAST)).toEqual([]);
});

test('the terms of a seat add up, and bars reach as far as the longest', () => {
  const seat = { start: 0.5, choices: -0.2, others: 0.1, luck: 0.6, result: 1, accuracy: 80 };
  expect(sumOf(seat)).toBeCloseTo(seat.result, 9);
  expect(reachOf([seat])).toBe(0.6);
  expect(reachOf([{ ...seat, luck: 0, choices: 0.01, others: 0 }])).toBe(0.25);
});

describe('labels', () => {
  test('stay where they want to be if there is room', () => {
    expect(spread([10, 50, 90], 15, 0, 100)).toEqual([10, 50, 90]);
  });

  test('make room for each other within the graph', () => {
    expect(spread([50, 50, 52], 15, 0, 100)).toEqual([50, 65, 80]);
    expect(spread([98, 99], 15, 0, 100)).toEqual([85, 100]);
    expect(spread([5, 0], 15, 0, 100)).toEqual([15, 0]);
  });
});
