import { describe, expect, test } from 'vitest';
import type { PooDiversScene } from './wire';
import { coverFrom, firstWorth, pace, pushTarget, pushWorth, starLines, whatHappened } from './scene';

const FACES = { '#': 'closed', X: 'blank', z: 'sleeper', o: 'find' } as const;

function street(rows: string[], more: Partial<PooDiversScene> = {}): PooDiversScene {
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
    turn: 0,
    phase: 'opening',
    diver: null,
    facing: null,
    finds: 0,
    pot: 0,
    peek: null,
    purses: [none, none],
    supply: { points: 170, golden: 30, brown: 20 },
    champion: null,
    ...more,
  };
}

describe('lines of finds', () => {
  test('run in eight directions until something breaks them', () => {
    const scene = street(['o#oX', '#o##', 'oo#o', '#z.o']);
    // Cover 6 is the closed one in the second row, third column.
    expect(
      starLines(scene, 6)
        .flat()
        .sort((a, b) => a - b),
    ).toEqual([2, 5, 9, 11]);
    expect(firstWorth(scene, 6)).toBe(5);
  });

  test('are broken by gaps in the layout', () => {
    const scene = street(['#.o', '#oo']);
    expect(starLines(scene, 0)).toEqual([[3]]);
    expect(coverFrom(scene, 0, 2)).toBe(-1);
  });
});

describe('a push', () => {
  test('leads from the last find in the direction the diver faces', () => {
    const scene = street(['###', '#oo', '###'], { diver: 4, facing: 2, finds: 2 });
    expect(pushTarget(scene, 2)).toBe(-1);
    expect(pushTarget(street(['####', '#oo#'], { diver: 5, facing: 2, finds: 2 }), 2)).toBe(7);
    expect(pushWorth(scene)).toBe(3);
  });

  test('leads to any neighbour of the first find', () => {
    const scene = street(['###', '#o#', '###'], { diver: 4, finds: 1 });
    expect(pushTarget(scene, 5)).toBe(6);
  });
});

describe('what happened', () => {
  const before = street(['o##', '###']);

  test('a first find scores its lines', () => {
    const after = street(['oo#', '###'], { diver: 1, finds: 1, pot: 2, phase: 'deciding' });
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

  test('nothing is made of the first scene one sees', () => {
    expect(whatHappened(null, before).opened).toEqual([]);
  });
});
