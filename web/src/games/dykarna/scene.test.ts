import { describe, expect, test } from 'vitest';
import type { DykarnaScene } from './wire';
import { LESSON } from './lesson';
import {
  alike,
  borders,
  breadth,
  corner,
  diversIn,
  framesOf,
  type Known,
  lookOf,
  MOST_SHOWN,
  pace,
  pile,
  pilesOn,
  RING,
  spotOf,
  stamps,
  standOf,
  story,
  type Tile,
  tileAt,
  UNIT,
} from './scene';

const [start, chain, carried, , home] = LESSON as [
  DykarnaScene,
  DykarnaScene,
  DykarnaScene,
  DykarnaScene,
  DykarnaScene,
];
const MOVER = chain.last?.diver ?? -1;

describe('places', () => {
  test('the shore lies round the sea, with room for boats', () => {
    expect(spotOf(start, 0)).toEqual({ x: RING / 2, y: RING / 2 });
    expect(spotOf(start, start.width + 1).x).toBeCloseTo(RING + 0.5);
    const last = spotOf(start, (start.side + 1) * start.width + start.side + 1);
    expect(last.x).toBeCloseTo(breadth(start) - RING / 2);
  });

  test('divers in one boat sit apart', () => {
    const aboard = start.divers.filter((diver) => diver.crew === 2);
    const seats = aboard.map((diver) => standOf(start, diver, start.divers));
    expect(new Set(seats.map((seat) => `${seat?.x} ${seat?.y}`)).size).toBe(3);
  });

  test('who is out of the game stands nowhere', () => {
    const [diver] = start.divers;
    if (!diver) throw new Error('no-diver');
    expect(standOf(start, { ...diver, place: null }, start.divers)).toBeNull();
  });

  test('a diver makes room for the treasure where it stands', () => {
    const rich = chain.divers[MOVER];
    if (!rich) throw new Error('no-diver');
    const poor = { ...chain, tiles: chain.tiles.map((tile) => ({ ...tile, treasure: [0] })) };
    const [beside, alone] = [standOf(chain, rich, chain.divers), standOf(poor, rich, chain.divers)];
    expect(beside?.y).toBeLessThan(alone?.y ?? 0);
  });
});

describe('the drawing of the sea', () => {
  const [plain] = start.tiles;
  if (!plain) throw new Error('no-tile');
  const known = (at: Partial<Tile>): Known => {
    const tile = { ...plain, face: 'open' as const, ...at };
    const look = lookOf(tile);
    if (!look) throw new Error('face-down');
    return { tile, look, treasure: tile.treasure };
  };

  test('has a corner for every tile, where its square begins', () => {
    const { x, y } = spotOf(start, plain.square);
    expect(corner(plain).x).toBeCloseTo(UNIT * (x - 0.5));
    expect(corner(plain).y).toBeCloseTo(UNIT * (y - 0.5));
  });

  test('shows nothing of what lies face down', () => {
    expect(lookOf({ ...plain, face: 'unknown' })).toBeNull();
  });

  test('draws tiles that look alike once, and others apart', () => {
    const currents = [[0], [0], [0, 4]].map((arrows, i) =>
      known({ face: 'current', square: i, column: i + 1, arrows }),
    );
    expect(alike(currents).map(({ places }) => places.length)).toEqual([2, 1]);
    expect(alike([0, 1, 2, 3].map((square) => known({ square })))).toHaveLength(3); // open sea varies
  });

  test('has a stamp for every place: nothing is stamped at the end of a line', () => {
    expect(stamps([{ x: 1, y: 2 }])).toBe('1,2 1,2');
    expect(stamps([])).toBe('');
  });

  test('has one line between two tiles, and none at the shore', () => {
    const two = [known({ column: 1, row: 1 }), known({ column: 2, row: 1 })];
    expect(borders(two, 8).split('M')).toHaveLength(1 + 4); // between them, beside the second, and below both
    expect(borders(two, 8)).not.toContain(`M${corner({ column: 1, row: 1 }).x} ${RING * UNIT}h`);
  });

  test('piles up what lies on the tussocks of a mud', () => {
    expect(pilesOn(known({ face: 'mud', tussocks: 3, treasure: [0, 2, 1] })).map(({ pieces }) => pieces)).toEqual([
      2, 1,
    ]);
    expect(pilesOn(known({ treasure: [0] }))).toEqual([]);
  });
});

describe('a pile', () => {
  test('shows every piece up to six', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((pieces) => pile(pieces).length)).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(pile(19)).toHaveLength(MOST_SHOWN);
  });
});

describe('a chain', () => {
  const frames = framesOf(start, chain);

  test('is shown stage by stage, each tile turned up when the diver has come to it', () => {
    const faces = frames.map((frame) => tileAt(chain, frame.at)?.face);
    expect(faces).toEqual(['current', 'current', 'whirl', 'whirl', 'treasure', 'treasure']);
    expect(frames.map((frame) => frame.unturned.length)).toEqual([3, 2, 2, 1, 1, 0]);
    expect(frames.map((frame) => frame.stage)).toEqual([1, 1, 2, 2, 3, 3]);
  });

  test('moves only its diver until it is over', () => {
    const halfway = frames[2] ?? null;
    const divers = diversIn(start, chain, halfway);
    expect(divers[MOVER]?.place).toBe(halfway?.at);
    expect(divers.filter((diver) => diver.moving).map((diver) => diver.number)).toEqual([MOVER]);
    expect(diversIn(start, chain, null)).toBe(chain.divers);
  });

  test('takes longer to follow than a step', () => {
    expect(pace(start, chain)).toBeGreaterThan(pace(chain, carried));
  });

  test('that stops for a choice goes on from there', () => {
    const stages = chain.last?.stages ?? [];
    const waiting: DykarnaScene = {
      ...chain,
      phase: 'flowing',
      moves: 0,
      divers: start.divers.map((diver) =>
        diver.number === MOVER ? { ...diver, place: stages[1]?.place ?? 0, moving: true } : diver,
      ),
      last: { diver: MOVER, carrying: false, wished: false, ransom: false, stages: stages.slice(0, 2) },
    };
    expect(framesOf(waiting, chain)[0]?.stage).toBe(2);
  });

  test('is not made of the first scene one sees, nor of a look back', () => {
    expect(framesOf(null, chain)).toEqual([]);
    expect(framesOf(home, start)).toEqual([]);
  });
});

describe('a story', () => {
  const [still, moved] = [LESSON[0], LESSON.find((scene, i) => i > 0 && (scene.last?.stages.length ?? 0) > 2)];

  test('is told of a diver that something has carried on', () => {
    const at = LESSON.findIndex((scene) => scene === moved);
    expect(story(LESSON.slice(0, at + 1))).toBeGreaterThan(1);
  });

  test('is not told of nothing', () => {
    expect(still && story([still])).toBe(0);
    expect(story([])).toBe(0);
  });
});
