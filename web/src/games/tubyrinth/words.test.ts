/** Every tip and every "what is this" that depends on a mode or an option, in each of them. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { SeatScene, TubyrinthScene } from './wire';
import { loadWords, tell } from '../../lib/words';
import { about } from './about';
import { LESSON } from './lesson';
import { hint, status } from './speech';

beforeAll(() => loadWords('tubyrinth'));

type Table = Partial<Omit<TubyrinthScene, 'seats'>> & { players?: number; laid?: number };

const [LESSON_START] = LESSON as [TubyrinthScene];
const [EMPTY] = LESSON_START.seats as [SeatScene];
const LAID = (LESSON[3]?.seats[0] as SeatScene).laid ?? [];
const GOALS = { basic: 25, rookie: 5, pipe_master: 5, solo: 0 };
const PUZZLE = { set: 'unique' as const, board: 3, tiles: null, hints: [], hints_left: 10, own: false, solved: false };

/** A table in some phase, with so many tiles laid by the reader. */
function at({ players = 3, laid = 0, ...more }: Table): TubyrinthScene {
  const mode = more.mode ?? 'basic';
  const tiles = Array.from({ length: laid }, (_, n) => LAID[n % LAID.length]).filter((tile) => tile !== undefined);
  return {
    ...LESSON_START,
    phase: 'racing',
    round: 1,
    goal: GOALS[mode],
    wanted: mode === 'pipe_master' ? [7] : [5, 6, 7],
    obstacles_count: mode !== 'rookie',
    puzzle: mode === 'solo' ? PUZZLE : null,
    ...more,
    mode,
    seats: Array.from({ length: mode === 'solo' ? 1 : players }, (_, n) => ({
      ...EMPTY,
      laid: n === 0 ? tiles : EMPTY.laid,
    })),
  };
}

function tip(table: Table): string {
  const scene = at(table);
  const names = scene.seats.map((_, n) => `P${n}`);
  const found = hint({ scene, before: null, acting: 0, choices: [], eyes: 0, oneScreen: false, names });
  return found ? tell(found) : '';
}

const MODES = ['basic', 'rookie', 'pipe_master'] as const;
const POINT_MODES = ['rookie', 'pipe_master'] as const;

describe('tips before the first signal', () => {
  test.each(MODES)('say what ends a race: %s', (mode) => {
    const words = tip({ mode, phase: 'ready', round: 0 });
    expect(words).toContain('all start at once');
    expect(words).toContain(`once someone has ${GOALS[mode]} points, and the most points win`);
  });

  test.each(MODES)('speak of nobody else to those who play alone: %s', (mode) => {
    const words = tip({ mode, players: 1, phase: 'ready', round: 0 });
    expect(words).toContain(`until you have ${GOALS[mode]} points`);
    expect(words).not.toMatch(/everyone|all start|someone|win/i);
  });

  test.each([false, true])('promise no points in a puzzle, and no hints (own board: %s)', (own) => {
    const words = tip({ mode: 'solo', phase: 'ready', round: 0, puzzle: { ...PUZZLE, own, hints_left: own ? 0 : 10 } });
    expect(words).not.toMatch(/point|everyone|all start|hint/i);
  });
});

describe('tips after the judging', () => {
  test('basic: a point a tile, less for the next ones', () => {
    expect(tip({ phase: 'ready', round: 1 })).toMatch(/a point for each tile.*a little less.*wrong call costs a point/);
  });

  test.each(POINT_MODES)('%s: one point for the first correct caller, none for the others', (mode) => {
    const words = tip({ mode, phase: 'ready', round: 1 });
    expect(words).toMatch(/Only the first correct caller gets a point, and a wrong call costs one/);
    expect(words).not.toContain('each tile');
  });

  test.each(MODES)('alone there are no names to tap: %s', (mode) => {
    const words = tip({ mode, players: 1, phase: 'ready', round: 1 });
    expect(words).not.toMatch(/Tap a name|first|next ones/);
    expect(words).toContain(mode === 'basic' ? 'Each tile that counts is a point' : 'Each correct pipe is a point');
    expect(words).toContain('A wrong call costs one');
  });
});

describe('tips in a round', () => {
  test.each(MODES)('a wrong call costs a point: %s, in company and alone', (mode) => {
    for (const players of [1, 3]) expect(tip({ mode, players, laid: 7 })).toContain('A wrong call costs a point');
  });

  test.each([0, 300])('in a puzzle it costs nothing (with %d seconds)', (seconds) => {
    const clock = seconds ? { kind: 'round' as const, seconds, run: 0 } : null;
    expect(tip({ mode: 'solo', laid: 5, clock })).toContain('A wrong call costs nothing');
  });

  test('pipe masters are not told to call with six tiles', () => {
    expect(tip({ mode: 'pipe_master', laid: 6 })).not.toContain('Then call');
    expect(tip({ mode: 'basic', laid: 6 })).toContain('Then call');
  });

  test('with strict joins loose ends may do harm', () => {
    expect(tip({ laid: 3 })).toContain('Dead ends do no harm');
    expect(tip({ laid: 3, strict: true })).toContain('blank side');
    expect(tip({ laid: 3, strict: true })).not.toContain('no harm');
  });

  test('while the glass runs, basic gives the later ones less, the other modes nothing', () => {
    expect(tip({ phase: 'glass' })).toContain('one point less for each correct caller before you');
    for (const mode of POINT_MODES) {
      expect(tip({ mode, phase: 'glass' })).toContain('Only the first correct pipe gets the point');
      expect(tip({ mode, phase: 'glass' })).not.toContain('less');
    }
  });
});

test.each(['basic', ...POINT_MODES] as const)('a leak loses a point: %s', (mode) => {
  const scene = at({ mode, phase: 'ready', round: 1 });
  scene.seats = scene.seats.map((seat) => ({ ...seat, verdict: 'wrong', gained: -1 }));
  const names = ['P0', 'P1', 'P2'];
  const words = tell(status({ scene, before: null, acting: 0, choices: [], eyes: 0, oneScreen: false, names }));
  expect(words).toContain('you lose a point');
});

describe('what is this?', () => {
  const told = (kind: string, table: Table) => tell(about.of(kind, at(table))?.text ?? { key: '' });

  test.each(MODES)('the call: %s', (mode) => {
    expect(told('call', { mode })).toMatch(/The first call turns the glass.*costs a point/);
    expect(told('call', { mode, players: 1 })).toMatch(/ends the round.*costs a point/);
    expect(told('call', { mode, players: 1 })).not.toContain('glass');
  });

  test('the call in a puzzle', () => {
    expect(told('call', { mode: 'solo' })).toContain('A wrong call costs nothing');
    expect(told('call', { mode: 'solo' })).not.toMatch(/glass|point/);
  });

  test('points', () => {
    expect(told('points', {})).toMatch(/each tile that counts, the next one less.*A wrong call costs one/);
    expect(told('points', { players: 1 })).toBe('A point for each tile that counts. A wrong call costs one.');
    for (const mode of POINT_MODES) {
      expect(told('points', { mode })).toBe(
        'The first correct caller gets a point, the others none. A wrong call costs one.',
      );
      expect(told('points', { mode, players: 1 })).toBe('A point for each correct pipeline. A wrong call costs one.');
    }
    expect(told('points', { mode: 'solo' })).toContain('no points to win');
  });

  test('the glass', () => {
    expect(told('glass', {})).toContain('thirty seconds');
    expect(told('glass', { players: 1 })).not.toMatch(/everyone|thirty/);
    expect(told('glass', { mode: 'solo' })).toContain('left for the puzzle');
  });

  test('buried things are in the way of all but rookies', () => {
    for (const mode of ['basic', 'pipe_master', 'solo'] as const)
      expect(told('thing', { mode })).toContain('You can’t lay a tile on it');
    expect(told('thing', { mode: 'rookie' })).toContain('right across');
  });

  test.each(MODES)('the others’ boards, hidden and open: %s', (mode) => {
    expect(told('others', { mode, hidden: true })).toContain('until you’ve called or the round is judged');
    expect(told('others', { mode, hidden: false })).toContain('You can see how far they are');
    expect(told('others', { mode, hidden: false })).not.toMatch(/eye|hidden/);
  });

  test.each(['sand', 'short', 't'])('loose ends with strict joins: %s', (kind) => {
    expect(told(kind, {})).toContain('no harm');
    expect(told(kind, { strict: true })).toContain('blank side');
    expect(told(kind, { strict: true })).not.toContain('no harm');
  });
});
