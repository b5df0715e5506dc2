import { describe, expect, test } from 'vitest';
import type { Choice } from '../../wire';
import type { DykarnaScene } from './wire';
import { LESSON } from './lesson';
import { BOAT, intentOf, isCostly, moversOf, settleIntent, targetsOf, waysToMove } from './moves';

const CREW = 2;
const FIRST = 3 * CREW; // its first diver
const base = LESSON[1] as DykarnaScene; // it stands on three treasures
const from = base.divers[FIRST]?.place ?? 0;

function step(action: number, carry: number): Choice {
  return { action, name: { do: 'step', diver: 0, way: 's', carry } };
}

const choices: Choice[] = [
  step(10, 0),
  step(11, 1),
  { action: 12, name: { do: 'leave_boat', diver: 1 } },
  { action: 13, name: { do: 'wish', diver: 0, row: 0, column: 0, carry: 0 } },
  { action: 14, name: { do: 'drive', way: 'clockwise' } },
];
const foresight = { diver: FIRST, unknown: false, choice: false, struck: [], out: [], home: 0 };
const scene: DykarnaScene = {
  ...base,
  foresights: [
    { ...foresight, action: 10, stages: [from, from + base.width] },
    { ...foresight, action: 11, stages: [from, from + base.width] },
    { ...foresight, action: 12, diver: FIRST + 1, stages: [base.squares + CREW, 36] },
    { ...foresight, action: 13, stages: [from, 8] },
  ],
};
const intent = { mover: FIRST, carry: true, wish: false };

describe('who can move', () => {
  test('divers by their number, and the boat', () => {
    expect(moversOf(scene, choices)).toEqual([FIRST, FIRST + 1, BOAT]);
  });

  test('an intent that leads nowhere becomes one that leads somewhere', () => {
    expect(settleIntent(scene, choices, intent)).toEqual(intent);
    expect(settleIntent(scene, choices, { mover: 0, carry: true, wish: true })).toEqual({
      mover: FIRST,
      carry: false,
      wish: true,
    });
    expect(settleIntent(scene, choices, { ...intent, mover: FIRST + 1 }).carry).toBe(false);
  });

  test('a choice can be made by the intent it tells of', () => {
    for (const choice of choices) {
      const told = intentOf(scene, choice);
      if (told) expect(settleIntent(scene, choices, told)).toEqual(told);
    }
    expect(intentOf(scene, { action: 1, name: { do: 'pass' } })).toBeNull();
  });

  test('taking a treasure along and using a wish are choices of their own', () => {
    expect(waysToMove(scene, choices, intent)).toEqual({ carry: true, empty: true, wish: true, plain: true });
    const carried = targetsOf(scene, choices, intent);
    expect([...carried.values()].map((target) => target.choice.action)).toEqual([11]);
    const empty = targetsOf(scene, choices, { ...intent, carry: false });
    expect([...empty.values()].map((target) => target.choice.action)).toEqual([10]);
    expect([...targetsOf(scene, choices, { mover: FIRST, carry: false, wish: true }).keys()]).toEqual([8]);
  });

  test('the southern boat drives west when it goes clockwise', () => {
    const place = scene.boats[CREW]?.place ?? 0;
    expect([...targetsOf(scene, choices, { mover: BOAT, carry: false, wish: false }).keys()]).toEqual([place - 1]);
  });
});

describe('a costly move', () => {
  test('pays a ransom or loses a diver of the own side', () => {
    const calm = { ...foresight, action: 1, stages: [] };
    expect(isCostly(scene, calm)).toBe(false);
    expect(isCostly(scene, { ...calm, home: -1 })).toBe(true);
    expect(isCostly(scene, { ...calm, out: [FIRST] })).toBe(true);
    expect(isCostly(scene, { ...calm, out: [3] })).toBe(false);
  });
});
