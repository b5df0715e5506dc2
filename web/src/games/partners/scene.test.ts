import { describe, expect, test } from 'vitest';
import type { PartnersScene, Target } from './wire';
import { isBack, moversOf, stepsOf } from './choosing';
import { HOME, START } from './geometry';
import { LESSON } from './lesson';
import { arrivalOf, pace, travel, wayOf, whatHappened } from './scene';

const table = LESSON[0] as PartnersScene;

/** The table with some pieces elsewhere. */
function standing(places: Record<number, number>, more: Partial<PartnersScene> = {}): PartnersScene {
  const pieces = table.pieces.map((piece, i) => ({ ...piece, place: places[i] ?? piece.place }));
  return { ...table, pieces, ...more };
}

const target = (piece: number, to: number | null, turn: number | null = null): Target => ({
  action: piece * 100 + (to ?? 0),
  piece,
  to,
  turn,
  sent_home: [],
});

describe('the way of a piece', () => {
  test('goes field by field, from the start to the first field', () => {
    expect(wayOf(START, 3, 3)).toEqual([0, 1, 2, 3]);
    expect(wayOf(HOME, START, START)).toEqual([HOME, START]);
  });

  test('turns round in the goal and comes out again', () => {
    expect(wayOf(77, 79, 76)).toEqual([77, 78, 79, 78, 77, 76]);
    expect(wayOf(80, 80, 78)).toEqual([80, 79, 78]);
  });

  test('leads behind the start with a back 4', () => {
    expect(wayOf(START, 75, 75)).toEqual([0, 78, 77, 76, 75]);
    expect(wayOf(3, 77, 77)).toEqual([3, 2, 1, 78, 77]);
    expect(wayOf(20, 16, 16)).toEqual([20, 19, 18, 17, 16]);
  });
});

describe('what can be chosen', () => {
  test('one piece stands for all on the same place', () => {
    const scene = standing({ 1: 5, 2: 5, 3: 9 });
    const movers = moversOf(scene, [target(1, 8), target(2, 8), target(3, 12)]);
    expect(movers.map(({ piece }) => piece)).toEqual([1, 3]);
  });

  test('the steps of a seven come in order', () => {
    const scene = standing({ 2: 20 });
    const [mover] = moversOf(scene, [target(2, 27), target(2, 21), target(2, 24)]);
    expect(mover?.targets.map((to) => stepsOf(scene, to))).toEqual([1, 4, 7]);
  });

  test('a back 4 is told from a way forward', () => {
    const scene = standing({ 1: 77, 2: 20, 3: START });
    expect(isBack(scene, target(2, 16))).toBe(true);
    expect(isBack(scene, target(3, 75))).toBe(true);
    expect(isBack(scene, target(1, 78))).toBe(false);
    expect(isBack(scene, target(1, 76, 79))).toBe(false);
    expect(isBack(standing({ 2: HOME }), target(2, START))).toBe(false);
  });
});

describe('what happened', () => {
  test('a piece that meets two walks there and then goes home', () => {
    const walk = { piece: 2, start: 20, turn: 25, to: 25, hit: true };
    const { motions } = whatHappened(table, standing({ 2: HOME }, { walk }));
    expect(motions.map(({ piece, hops }) => [piece, hops])).toEqual([
      [2, true],
      [2, false],
    ]);
    expect(motions[1]).toMatchObject({ way: [25, HOME], after: arrivalOf(motions[0]?.way ?? []) });
    expect(travel(motions)).toBeGreaterThan(travel(motions.slice(0, 1)));
  });

  test('two pieces that change places move at the same time', () => {
    const { motions } = whatHappened(table, standing({ 2: 30, 12: 9 }));
    expect(motions.map(({ piece, hops, after }) => [piece, hops, after])).toEqual([
      [2, false, 0],
      [12, false, 0],
    ]);
  });

  test('cards change hands when everyone has chosen', () => {
    const choosing = standing({}, { phase: 'exchanging' });
    expect(whatHappened(choosing, standing({}, { phase: 'choosing' })).exchanged).toBe(true);
    expect(whatHappened(choosing, choosing).exchanged).toBe(false);
    expect(pace(choosing, standing({}, { phase: 'choosing' }))).toBeGreaterThan(1000);
    expect(pace(choosing, choosing)).toBe(0); // one can choose while the others do
  });

  test('a longer walk takes longer, and nothing is made of the first scene one sees', () => {
    const near = standing({ 2: 23 }, { walk: { piece: 2, start: 20, turn: 23, to: 23, hit: false } });
    const far = standing({ 2: 32 }, { walk: { piece: 2, start: 20, turn: 32, to: 32, hit: false } });
    expect(pace(table, far)).toBeGreaterThan(pace(table, near));
    expect(whatHappened(null, table).motions).toEqual([]);
  });
});
