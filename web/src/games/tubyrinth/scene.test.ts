import { beforeAll, describe, expect, test } from 'vitest';
import type { SeatScene, TubyrinthScene } from './wire';
import { loadWords, tell } from '../../lib/words';
import { LESSON } from './lesson';
import { boardToShow, clockFace, inOrderOfCalls, stillLays, wholeGlass } from './scene';
import { hint, hintsTaken, outcome, status } from './speech';
import { runOf } from './water';

beforeAll(() => loadWords('tubyrinth'));

function step(number: number): TubyrinthScene {
  const scene = LESSON[number];
  if (!scene) throw new Error(`no-step: ${number}`);
  return scene;
}

function seatOf(scene: TubyrinthScene): SeatScene {
  const [seat] = scene.seats;
  if (!seat) throw new Error('no-seat');
  return seat;
}

const [start, wrong, judged] = [step(0), step(2), step(4)];

describe('the lesson', () => {
  test('its five tiles lead the water from tap to barrel', () => {
    const run = runOf(seatOf(judged));
    expect(run?.arrives).toBeGreaterThan(10);
    expect(run?.sprays).toEqual([]);
    const wet = new Set((seatOf(judged).flow?.wet ?? []).flatMap(({ cells }) => cells)).size;
    expect(run?.length).toBeLessThanOrEqual(wet);
  });

  test('its wrong call sprays at every loose end, after the water got there', () => {
    const run = runOf(seatOf(wrong));
    expect(run?.arrives).toBeNull();
    expect(run?.sprays).toHaveLength(5); // ten openings: one at the tap, four joined in two pairs
    expect(run?.sprays.every(({ after }) => after > 0)).toBe(true);
  });

  test('there is no water before the judging', () => {
    expect(runOf(seatOf(start))).toBeNull();
  });
});

describe('a moment', () => {
  const now = (scene: TubyrinthScene, eyes: number | null = 0) => ({
    scene,
    before: null,
    acting: eyes,
    choices: [],
    eyes,
    oneScreen: false,
    names: ['Ada', 'Ben'],
  });

  test('knows who still lays tiles', () => {
    expect(stillLays(start, 0)).toBe(true);
    expect(stillLays(start, null)).toBe(false);
    expect(stillLays(judged, 0)).toBe(false);
    const called = { ...start, phase: 'glass' as const, seats: [{ ...seatOf(start), called: 1 }] };
    expect(stillLays(called, 0)).toBe(false);
  });

  test('adds the beats that are still to come to the one that runs', () => {
    const scene = { ...start, clock: { kind: 'glass' as const, seconds: 30, run: 10 } };
    expect(wholeGlass(scene, { seconds: 10, ends: 5000 })).toEqual({ seconds: 30, ends: 15_000 });
    expect(wholeGlass(start, { seconds: 10, ends: 5000 })).toBeNull();
  });

  test('shows a spectator the first correct pipeline', () => {
    const late = { ...seatOf(judged), called: 2, verdict: 'wrong' as const };
    const scene = { ...judged, seats: [late, seatOf(judged)] };
    expect(boardToShow(scene, null)).toBe(1);
    expect(boardToShow(scene, 0)).toBe(0);
    expect(inOrderOfCalls(scene).map(({ number }) => number)).toEqual([1, 0]);
  });

  test('is told in words, in every phase', () => {
    expect(tell(status(now(start)))).toContain('5, 6 or 7 tiles');
    expect(tell(status(now(judged)))).toContain('5 points');
    expect(tell(status(now(wrong)))).toContain('lose a point');
    const glass = { ...start, phase: 'glass' as const, seats: [seatOf(start), { ...seatOf(start), called: 1 }] };
    expect(tell(status(now(glass)))).toContain('Ben has called');
    expect(tell(status(now(glass, 1)))).toContain('number 1');
    const [won, lost] = [25, 24].map((points) => ({ ...seatOf(judged), points }));
    const over = { ...judged, phase: 'over' as const, seats: [lost ?? seatOf(judged), won ?? seatOf(judged)] };
    expect(tell(status(now(over)))).toBe('The game is over: Ben wins with 25 points.');
    expect(tell(hint(now(start)) ?? { key: 'tub-status-over' })).toContain('Drag');
    expect(hint(now(judged, null))).toBeNull();
  });

  test('a puzzle is solved or not, and says with how many hints', () => {
    const hints = [
      { tile: 'l' as const, orientation: 0, cell: 3 },
      { tile: 'z' as const, orientation: null, cell: null },
    ];
    const puzzle = { set: 'unique' as const, board: 3, tiles: 5, hints, hints_left: 7, own: false, solved: true };
    const over = { ...judged, mode: 'solo' as const, phase: 'over' as const, puzzle };
    expect(hintsTaken(over)).toBe(3);
    expect(tell(status(now(over)))).toContain('3 hints');
    expect(tell(outcome(over) ?? { key: 'tub-status-over' })).toBe('Solved!');
    expect(outcome(judged)).toBeNull();
  });
});

test('times are told in minutes and seconds', () => {
  expect([clockFace(0), clockFace(59.6), clockFace(125)]).toEqual(['0:00', '1:00', '2:05']);
});
