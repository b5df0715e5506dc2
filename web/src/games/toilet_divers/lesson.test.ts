import { expect, test } from 'vitest';
import { DIAGRAMS, LESSON } from './lesson';
import { sideBehind, whatHappened } from './scene';

test('the worked dive does what its words say, one step at a time', () => {
  const steps = LESSON.slice(1).map((scene, i) => whatHappened(LESSON[i] ?? null, scene));
  expect(steps.map((step) => step.moved)).toEqual([
    { from: 0, to: 0, down: true },
    { from: 0, to: 2, down: false },
    null,
    { from: 2, to: 2, down: true },
  ]);
  expect(steps.map((step) => step.handed)).toEqual([null, null, 1, null]);
  expect(steps.map((step) => step.found)).toEqual([false, false, false, true]);
  expect(LESSON.at(-1)?.dive?.card?.treasure).toBe(LESSON[0]?.wanted);
});

test('every step of the worked dive follows a way that was free', () => {
  LESSON.slice(1).forEach((scene, i) => {
    const [from, to] = [LESSON[i]?.dive, scene.dive];
    if (!from || !to || to.moves === from.moves) return;
    const taken = from.ways.find((way) => way.place === to.place && way.level === to.level);
    expect(taken?.state).toBe('free');
  });
});

test('the pipes of the worked dive and of the diagrams lead where the rules say, and stay on their level', () => {
  for (const { dive } of [...LESSON, ...DIAGRAMS.map((one) => one.scene)]) {
    expect(dive?.ways.map(({ way }) => way)).toEqual(dive?.card?.ways ?? ['down']);
    for (const { way, place, level } of dive?.ways ?? []) {
      expect(place).toBe(sideBehind(way, dive?.place ?? 0));
      expect(level).toBe((dive?.level ?? 0) + (way === 'down' ? 1 : 0));
    }
  }
});

test('the diver of the second diagram gets on only with the tool of the one who is named', () => {
  const { dive, places } = DIAGRAMS[1]?.scene ?? {};
  expect(dive?.ways.some(({ state }) => state === 'free')).toBe(false);
  expect(dive?.tools).toEqual(['plunger']);
  expect(places?.[dive?.may_hand_to ?? -1]?.tool).toBe(dive?.card?.tool);
});
