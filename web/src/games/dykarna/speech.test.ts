/** What is said depends on how it is played: a scenario for each sentence in each mode. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../wire';
import type { Moment } from '../../kit/face';
import type { DykarnaScene } from './wire';
import { loadWords, tell } from '../../lib/words';
import { LESSON } from './lesson';
import { moverOf, targetsOf } from './moves';
import { comrades, EACH, tileAt } from './scene';
import { doing, foresightWords, hint, status } from './speech';

const base = LESSON[1] as DykarnaScene; // a diver of crew 2 stands on three treasures
const CREW = base.turn;
const FIRST = EACH * CREW;
const NAMES = ['Ann', 'Bo', 'Cy', 'Di'];

type Mode = 'teams' | 'solo' | 'together' | 'apart';
const MODES: Mode[] = ['teams', 'solo', 'together', 'apart'];

/** The scene as it would be in a mode. */
function inMode(mode: Mode, scene: DykarnaScene = base): DykarnaScene {
  const two = mode === 'together' || mode === 'apart';
  const seat = (crew: number) => (two ? crew % 2 : crew);
  return {
    ...scene,
    solo: mode === 'solo',
    together: mode === 'together',
    sides: mode === 'solo' ? [0, 1, 2, 3] : [0, 1, 0, 1],
    boats: scene.boats.map((boat) => ({ ...boat, seat: seat(boat.crew) })),
    divers: scene.divers.map((diver) => ({
      ...diver,
      seat: seat(diver.crew),
      mark: (diver.number % EACH) + 1 + (two && diver.crew > 1 ? EACH : 0),
    })),
  };
}

function moment(scene: DykarnaScene, choices: Choice[] = [leave]): Moment<DykarnaScene> {
  const seat = scene.boats[CREW]?.seat ?? 0;
  return { scene, before: null, acting: seat, choices, eyes: seat, oneScreen: false, mine: [seat], names: NAMES };
}

const leave: Choice = { action: 1, name: { do: 'leave_boat', diver: 1 } };

/** A scene whose first diver of the crew is another one. */
function having(scene: DykarnaScene, diver: Partial<DykarnaScene['divers'][number]>): DykarnaScene {
  return { ...scene, divers: scene.divers.map((each) => (each.number === FIRST ? { ...each, ...diver } : each)) };
}

describe('tips', () => {
  test.each(MODES)('who frees a diver from an octopus: %s', (mode) => {
    const told = hint(moment(having(inMode(mode), { caught: true })));
    expect(told).toEqual({ key: 'dyk-hint-caught', args: { together: Number(mode === 'together') } });
  });

  test.each(MODES)('what a diver on the shore can do: %s', (mode) => {
    const place = base.width * 4;
    const scene = { ...inMode(mode), shore: [{ square: place, column: 0, row: 4, coast: 3 }] };
    const told = hint(moment(having(scene, { place })));
    expect(told).toEqual({ key: 'dyk-hint-shore', args: { solo: Number(mode === 'solo') } });
  });
});

describe('the status', () => {
  test.each(MODES)('the very first move is stepping out: %s', (mode) => {
    const scene = inMode(mode);
    expect(status(moment({ ...scene, moves: 0 })).key).toBe('dyk-status-first');
    const two = mode === 'together' || mode === 'apart';
    expect(status(moment(scene)).key).toBe(two ? 'dyk-status-moving-boat' : 'dyk-status-moving');
  });
});

describe('level at the end', () => {
  beforeAll(() => loadWords('dykarna'));

  test.each<[Mode, string]>([
    ['teams', 'The game is over: Ann · Bo · Cy · Di share the win, level at 3 treasures.'],
    ['solo', 'The game is over: Ann · Bo share the win, level at 3 treasures.'],
    ['together', 'The game is over: Ann · Bo share the win, level at 3 treasures.'],
    ['apart', 'The game is over: Ann · Bo share the win, level at 3 treasures.'],
  ])('the win is shared, as the result says: %s', (mode, sentence) => {
    const scene = inMode(mode, { ...base, phase: 'over' });
    const boats = scene.boats.map((boat, crew) => ({ ...boat, home: crew < 2 ? 3 : 0 }));
    expect(tell(status(moment({ ...scene, boats })))).toBe(sentence);
  });
});

describe('what is known to come', () => {
  const den = base.tiles.find(({ face }) => face === 'octopus')?.square ?? 0;
  const foresight = {
    action: 2,
    diver: FIRST,
    stages: [den - 1, den],
    unknown: false,
    choice: false,
    struck: [],
    out: [],
    home: 0,
  };

  test.each(MODES)('an octopus catches a diver until somebody comes: %s', (mode) => {
    expect(tileAt(base, den)?.face).toBe('octopus');
    expect(foresightWords(inMode(mode), foresight, NAMES)).toEqual([
      { key: 'dyk-then-octopus', args: { tussocks: 0, rescue: 0, together: Number(mode === 'together') } },
    ]);
  });

  test.each(MODES)('a diver of the player’s other boat is freed: %s', (mode) => {
    const other = EACH * ((CREW + 2) % 4);
    const scene = inMode(mode);
    const divers = scene.divers.map((each) => (each.number === other ? { ...each, place: den, caught: true } : each));
    const [told] = foresightWords({ ...scene, divers }, foresight, NAMES);
    expect(told?.args?.['rescue']).toBe(Number(mode === 'together'));
  });

  test.each(MODES)('whose divers go together: %s', (mode) => {
    const scene = inMode(mode);
    expect(comrades(scene, CREW, CREW)).toBe(true);
    expect(comrades(scene, CREW, (CREW + 2) % 4)).toBe(mode === 'together');
    expect(comrades(scene, CREW, (CREW + 1) % 4)).toBe(false);
  });
});

test('walking past a boat is chosen at the place behind it', () => {
  const past: Choice = { action: 7, name: { do: 'walk_past', diver: 0, way: 'clockwise' } };
  const beyond = base.width * 5;
  const foresight = {
    action: 7,
    diver: FIRST,
    stages: [base.width * 3, beyond],
    unknown: false,
    choice: false,
    struck: [],
    out: [],
    home: 0,
  };
  const scene = { ...inMode('solo'), foresights: [foresight] };
  expect(moverOf(scene, past)).toBe(FIRST);
  const targets = targetsOf(scene, [past], { mover: FIRST, carry: false, wish: false });
  expect([...targets.keys()]).toEqual([beyond]);
  expect(doing(scene, { choice: past, foresight })).toEqual({
    key: 'dyk-go-walk-past',
    args: { diver: 1, carry: 0, where: 'sea' },
  });
});
