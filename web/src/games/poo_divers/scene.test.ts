import { describe, expect, test } from 'vitest';
import type { PooDiversScene } from './wire';
import {
  contestants,
  coverFrom,
  firstWorth,
  pace,
  pushTarget,
  pushWorth,
  starLines,
  unseen,
  whatHappened,
} from './scene';

/** How long the lines are from some covers, clockwise from north. */
type Lines = Record<number, string>;

const FACES = { '#': 'closed', X: 'blank', z: 'sleeper', o: 'find' } as const;

function street(rows: string[], more: Partial<PooDiversScene> = {}, lines: Lines = {}): PooDiversScene {
  const covers = rows.flatMap((line, row) =>
    [...line].flatMap((sign, column) =>
      sign in FACES ? [{ column, row, face: FACES[sign as keyof typeof FACES] }] : [],
    ),
  );
  const none = { points: 0, golden: 0, brown: 0 };
  return {
    game: 'poo_divers',
    columns: rows[0]?.length ?? 0,
    rows: rows.length,
    covers,
    lines: covers.map((_, i) => lines[i] ?? '00000000').join(''),
    turn: 0,
    phase: 'opening',
    diver: null,
    facing: null,
    finds: 0,
    pot: 0,
    peek: null,
    purses: [none, none],
    supply: { points: 170, golden: 30, brown: 20 },
    blasts: [0, 0],
    champion: null,
    ...more,
  };
}

test('what lies open is counted, and so is what lies under no cover', () => {
  expect(unseen(street(['ooXz', '####']))).toEqual({ finds: 40, sleepers: 13, blanks: 13, aside: 62 });
});

describe('lines of finds', () => {
  test('run in eight directions, as far as the scene says', () => {
    // Cover 7 is the closed one at the end of the second row.
    const scene = street(['oXo#', 'zoo#', 'oooo', '#z.o'], {}, { 7: '00002121' });
    expect(starLines(scene, 7)).toEqual([[11, 14], [10], [6, 5], [2]]);
    expect(firstWorth(scene, 7)).toBe(7);
  });

  test('are as long as the rules make them, whatever lies there', () => {
    const scene = street(['###', 'Xz#'], {}, { 0: '00201000' });
    expect(starLines(scene, 0)).toEqual([[1, 2], [3]]);
  });

  test('are none where there is no open find', () => {
    const scene = street(['#.o', '###']);
    expect(starLines(scene, 0)).toEqual([]);
    expect(firstWorth(scene, 0)).toBe(1);
  });

  test('step over no gap', () => {
    expect(coverFrom(street(['#.o', '#oo']), 0, 2)).toBe(-1);
  });
});

describe('a push', () => {
  test('leads from the last find in the direction the diver faces', () => {
    const scene = street(['###', '#oo', '###'], { diver: 4, facing: 2, finds: 2 });
    expect(pushTarget(scene, 2)).toBe(-1);
    expect(pushTarget(street(['####', '#oo#'], { diver: 5, facing: 2, finds: 2 }), 2)).toBe(7);
    expect(pushWorth(scene)).toBe(3);
  });

  test('adds no more than the supply still holds', () => {
    const scene = street(['###', '#oo', '###'], { diver: 4, facing: 2, finds: 2, pot: 3 }, { 2: '00001000' });
    const supply = (points: number) => ({ ...scene, supply: { points, golden: 0, brown: points } });
    expect([10, 6, 5, 3, 1].map((points) => pushWorth(supply(points)))).toEqual([3, 3, 2, 0, 0]);
    expect([3, 2, 1].map((points) => firstWorth(supply(points), 2))).toEqual([2, 2, 1]);
  });

  test('leads to any neighbour of the first find', () => {
    const scene = street(['###', '#o#', '###'], { diver: 4, finds: 1 });
    expect(pushTarget(scene, 5)).toBe(6);
  });
});

describe('what happened', () => {
  const before = street(['o##', '###']);

  test('a first find scores its lines', () => {
    const found = { diver: 1, finds: 1, pot: 2, phase: 'deciding' } as const;
    const after = street(['oo#', '###'], found, { 1: '00000010' });
    const happened = whatHappened(before, after);
    expect(happened.opened).toEqual([1]);
    expect(happened.lines).toEqual([[0]]);
    expect(pace(before, after)).toBeGreaterThan(pace(before, before));
  });

  test('a blank while pushing spills the pot', () => {
    const deciding = street(['oo#', '###'], { diver: 1, finds: 1, pot: 2, phase: 'deciding' });
    const after = street(['ooX', '###'], { diver: 1, facing: 2, phase: 'looking' });
    expect(whatHappened(deciding, after).spilled).toBe(2);
  });

  test('a sleeper while pushing banks it', () => {
    const deciding = street(['oo#', '###'], { diver: 1, finds: 1, pot: 2, phase: 'deciding' });
    const after = street(['ooz', '###'], {
      turn: 1,
      purses: [
        { points: 2, golden: 0, brown: 2 },
        { points: 0, golden: 0, brown: 0 },
      ],
    });
    expect(whatHappened(deciding, after)).toMatchObject({ spilled: 0, slept: true, banked: { seat: 0, points: 2 } });
  });

  test('a blast of a fart-off takes its time, the last one more', () => {
    const tied = street(['oo'], { phase: 'contest', turn: 1 });
    const first = street(['oo'], { phase: 'contest', turn: 0, blasts: [0, 80] });
    const last = street(['oo'], { phase: 'over', blasts: [90, 80], champion: 0 });
    expect(contestants(before)).toEqual([]);
    expect([tied, first, last].map(contestants)).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
    expect(whatHappened(tied, first).blew).toBe(1);
    expect(whatHappened(first, last).blew).toBe(0);
    expect(pace(tied, first)).toBeGreaterThan(pace(tied, tied));
    expect(pace(first, last)).toBeGreaterThan(pace(tied, first));
  });

  test('nothing is made of the first scene one sees', () => {
    expect(whatHappened(null, before).opened).toEqual([]);
  });
});
