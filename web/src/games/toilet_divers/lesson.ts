/** The worked dive of the rules page, step by step; and what is hardest to read, as pictures. */
import type { Card, Dive, ToiletDiversScene } from './wire';

const TREASURES = ['ring', 'gold_tooth', 'phone', 'crown', 'wallet', 'keys', 'pearls', 'pocket_watch'];
const LU = 0;
const KIM = 1;
export const LESSON_NAMES = ['Lu', 'Kim', 'Jo', 'Max'];

function treasure(treasure: string, ...ways: Card['ways']): Card {
  return { kind: 'treasure', treasure, obstacle: null, tool: null, ways };
}

function obstacle(obstacle: string, tool: string, ...ways: Card['ways']): Card {
  return { kind: 'obstacle', treasure: null, obstacle, tool, ways };
}

const KEYS = treasure('keys', 'opposite', 'down');
const CROCODILE = obstacle('crocodile', 'net', 'down');
const CROWN = treasure('crown', 'right', 'down');
const HIDDEN = { stars: null, flush: null };

function dive(more: Partial<Dive>): Dive {
  return {
    place: LU,
    level: 1,
    card: null,
    ways: [{ way: 'down', place: LU, level: 2, state: 'free' }],
    moves: 0,
    helper: null,
    tools: ['plunger'],
    may_hand_to: null,
    pointed: null,
    over: false,
    ...more,
  };
}

function bathroom(now: Dive, more: Partial<ToiletDiversScene> = {}): ToiletDiversScene {
  return {
    game: 'toilet_divers',
    phase: 'diving',
    turn: LU,
    places: ['plunger', 'net', 'trap', 'gloves'].map((tool, seat) => ({ seat, toilet: seat, tool })),
    wanted: 'crown',
    search: 1,
    face_down: 7,
    face_up: [],
    treasures: TREASURES.map((treasure) => ({ treasure, fate: treasure === 'crown' ? 'wanted' : 'pile' })),
    dive: now,
    pages: [],
    depths: [],
    purses: LESSON_NAMES.map(() => ({ chips: [], stars: 0 })),
    drawn: [],
    chips_left: 16,
    flushes: 0,
    flush: false,
    open_first_level: false,
    idle_tools: true,
    bottom_sideways: false,
    ...more,
  };
}

const ACROSS = 2;
const blocked = dive({
  place: ACROSS,
  level: 2,
  card: CROCODILE,
  moves: 2,
  ways: [{ way: 'down', place: ACROSS, level: 3, state: 'blocked' }],
  may_hand_to: KIM,
});
const helped: Partial<Dive> = { helper: KIM, tools: ['plunger', 'net'], may_hand_to: null };

export const LESSON: ToiletDiversScene[] = [
  bathroom(dive({})),
  bathroom(
    dive({
      level: 2,
      card: KEYS,
      moves: 1,
      ways: [
        { way: 'opposite', place: ACROSS, level: 2, state: 'free' },
        { way: 'down', place: LU, level: 3, state: 'free' },
      ],
    }),
  ),
  bathroom(blocked),
  bathroom({ ...blocked, ...helped, ways: [{ way: 'down', place: ACROSS, level: 3, state: 'free' }] }),
  bathroom(
    dive({
      ...helped,
      place: ACROSS,
      level: 3,
      card: CROWN,
      moves: 3,
      ways: [
        { way: 'right', place: 1, level: 3, state: 'free' },
        { way: 'down', place: ACROSS, level: 4, state: 'free' },
      ],
      over: true,
    }),
    { phase: 'keeping', drawn: [HIDDEN, HIDDEN], chips_left: 14 },
  ),
];

const JO = 2;
const MAX = 3;
const PEARLS = treasure('pearls', 'left', 'right', 'down');
const RATS = obstacle('rats', 'trap', 'opposite', 'down');

/** Where the pipes of an open toilet lead; and a card with no way on but a helper's tool. */
export const DIAGRAMS: { name: string; scene: ToiletDiversScene }[] = [
  {
    name: 'leads',
    scene: bathroom(
      dive({
        place: JO,
        level: 3,
        card: PEARLS,
        moves: 3,
        ways: [
          { way: 'left', place: MAX, level: 3, state: 'free' },
          { way: 'right', place: KIM, level: 3, state: 'free' },
          { way: 'down', place: JO, level: 4, state: 'free' },
        ],
      }),
    ),
  },
  {
    name: 'stops',
    scene: bathroom(
      dive({
        place: KIM,
        level: 4,
        card: RATS,
        moves: 8,
        ways: [
          { way: 'opposite', place: MAX, level: 4, state: 'used' },
          { way: 'down', place: KIM, level: 5, state: 'blocked' },
        ],
        may_hand_to: JO,
      }),
    ),
  },
];
