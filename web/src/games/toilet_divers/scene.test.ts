import { beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../wire';
import type { Card, Dive, ToiletDiversScene } from './wire';
import { loadWords, tell } from '../../lib/words';
import { LESSON, LESSON_NAMES } from './lesson';
import { choiceByWay, diverSeat, nextKnown, openCard, pace, sideBehind, sideOf, spot, whatHappened } from './scene';
import { asked, buttons, cardLabel, status } from './speech';

beforeAll(() => loadWords('toilet_divers'));

const START = LESSON[0] as ToiletDiversScene;
const RATS: Card = { kind: 'obstacle', treasure: null, obstacle: 'rats', tool: 'trap', ways: ['left', 'down'] };

function scene(more: Partial<ToiletDiversScene>, dive: Partial<Dive> | null = {}): ToiletDiversScene {
  return { ...START, dive: dive && START.dive ? { ...START.dive, ...dive } : null, ...more };
}

function moment(now: ToiletDiversScene, acting: number | null, choices: Choice[] = []) {
  return { scene: now, before: null, acting, choices, eyes: 0, oneScreen: false, names: LESSON_NAMES };
}

describe('the sides of the screen', () => {
  test('put the reader nearest, and the others clockwise', () => {
    expect([0, 1, 2, 3].map((place) => sideOf(place, 2))).toEqual([2, 3, 0, 1]);
    expect(spot(1).x).toBeLessThan(spot(3).x);
  });

  test('left and right are those of the open toilet, looking to the middle', () => {
    expect(sideBehind('left', 0)).toBe(1);
    expect(sideBehind('right', 0)).toBe(3);
    expect(sideBehind('left', 2)).toBe(3);
    expect(sideBehind('opposite', 1)).toBe(3);
    expect(sideBehind('down', 3)).toBe(3);
  });
});

describe('what lies open', () => {
  test('is nothing while all lids are down', () => {
    expect(openCard(scene({ phase: 'turning' }, null), null, 0)).toBeNull();
  });

  test('does not glow while it is only leafed through', () => {
    const open = openCard(scene({ phase: 'leafing' }, null), { level: 5, turns_left: 9, card: RATS }, 2);
    expect(open).toMatchObject({ place: 2, level: 5, step: 'page-5' });
    expect(open?.ways.every(({ state }) => state !== 'free')).toBe(true);
  });

  test('does not glow when the dive is over', () => {
    const open = openCard(scene({ phase: 'turning' }, { over: true }), null, 0);
    expect(open?.ways).toMatchObject([{ way: 'down', state: 'shut' }]);
  });

  test('is another step for every move', () => {
    const steps = LESSON.map((each) => openCard(each, null, 0)?.step);
    expect(new Set(steps).size).toBe(4); // handing over the tile opens nothing
  });
});

describe('what happened', () => {
  test('is nothing without a scene before', () => {
    expect(whatHappened(null, START)).toMatchObject({ moved: null, handed: null, flushed: [] });
  });

  test('a flush moves two toilets and leaves the tools', () => {
    const before = scene({ phase: 'keeping' });
    const [one, two, ...others] = before.places as [never, never];
    const places = [
      { ...(one as object), toilet: 1 },
      { ...(two as object), toilet: 0 },
      ...others,
    ] as typeof before.places;
    const purses = before.purses.map((purse, seat) =>
      seat < 2 ? { chips: [{ stars: null, flush: null }], stars: null } : purse,
    );
    const after = scene({ phase: 'turning', turn: 1, flushes: 1, places, purses }, null);
    const happened = whatHappened(before, after);
    expect(happened.flushed).toEqual([0, 1]);
    expect(happened.kept).toEqual({ finder: 0, helper: 1 });
    expect(pace(before, after)).toBeGreaterThan(1500);
  });

  test('a failed dive stays in sight as the last player’s', () => {
    const after = scene({ phase: 'turning', turn: 1, wanted: null }, { over: true, moves: 1 });
    expect(whatHappened(START, after).missed).toBe(true);
    expect(diverSeat(after)).toBe(0);
  });

  test('leafing keeps nobody waiting', () => {
    const leafing = scene({ phase: 'leafing' }, null);
    expect(pace(leafing, leafing)).toBe(0);
  });
});

test('the next treasure is known only in the second search', () => {
  expect(nextKnown(scene({ face_down: 3, face_up: ['ring'] }))).toBeNull();
  expect(nextKnown(scene({ face_down: 0, face_up: ['ring', 'keys'] }))).toBe('ring');
});

describe('words', () => {
  const go = (way: string, action: number): Choice => ({ action, name: { do: 'go', way } });

  test('ways are chosen on the board, not from buttons', () => {
    const choices = [go('down', 13), go('left', 10), { action: 15, name: { do: 'hand', place: 1 } }];
    expect([...choiceByWay(choices).keys()]).toEqual(['down', 'left']);
    expect(buttons(moment(START, 0, choices)).map(({ choice }) => choice.action)).toEqual([15]);
  });

  test('a helper is told to point, the diver to swim', () => {
    expect(status(moment(START, 0)).key).toBe('toi-status-diving');
    expect(status(moment(START, 1)).key).toBe('toi-status-helping');
  });

  test('what sits in the way down has a name, and so has the tool for it', () => {
    expect(tell(status(moment(scene({}, { card: RATS }), 0)))).toContain(
      'In the way down: rats. It takes the rat trap.',
    );
    expect(tell(status(moment(START, 0)))).not.toContain('In the way');
    const ways = [{ way: 'down', place: 0, level: 2, state: 'free' }] as const;
    const lent = scene({}, { card: RATS, helper: 1, ways: [...ways] });
    expect(tell(status(moment(lent, 0)))).not.toContain('In the way');
  });

  test('the other chip goes to a player, not to an empty place', () => {
    const helped = scene({ phase: 'keeping' }, { helper: 1 });
    expect(status(moment(helped, 0)).args?.['chips']).toBe('helped');
    const places = helped.places.map((place, i) => (i === 1 ? { ...place, seat: null } : place));
    expect(status(moment({ ...helped, places }, 0)).args?.['chips']).toBe('alone');
  });

  test('a bolted card is called one', () => {
    const plain = { kind: 'plain', treasure: null, obstacle: null, tool: null } as const;
    expect(cardLabel({ ...plain, ways: ['left'] }, 4).args?.['kind']).toBe('dead');
    expect(cardLabel({ ...plain, ways: ['left', 'down'] }, 4).args?.['kind']).toBe('plain');
  });

  test('on one screen the diver is asked before the helper', () => {
    expect(asked({ ...START, turn: 2 }, [1, 2])).toBe(2);
    const pages = [1, 4].map((level) => ({ level, turns_left: 9, card: level > 1 ? RATS : null }));
    expect(asked({ ...START, phase: 'leafing', pages }, [0, 1])).toBe(1);
  });
});
