/** The worked turns of the rules page: a small sea, step by step; and chains as pictures. */
import type { DykarnaScene } from './wire';
import { type Diver, EACH, type Face, type Tile } from './scene';

const SIDE = 5;
const WIDTH = SIDE + 2;
const SQUARES = WIDTH * WIDTH;
const CREW = 2; // of Lu, on the southern coast
const DIVER = EACH * CREW;
const HOME = SQUARES + CREW;
const GOAL = 6;
const NORTH = 0;
const NORTH_EAST = 1;
const EAST = 2;

const at = (row: number, column: number) => row * WIDTH + column;

const ASTERN = at(5, 2);
const WHIRL = at(4, 3);
const FIND = at(3, 4);
const CALM = at(4, 4);
const NEAR = at(5, 3);
const BOATS = [at(0, 4), at(2, 6), at(6, 2), at(3, 0)];

const KNOWN: Record<number, Face> = {
  [CALM]: 'open',
  [NEAR]: 'open',
  [at(1, 4)]: 'turtle',
  [at(2, 4)]: 'open',
  [at(2, 5)]: 'island',
  [at(3, 1)]: 'octopus',
};
const MET: Record<number, Face> = { [ASTERN]: 'current', [WHIRL]: 'whirl', [FIND]: 'treasure' };

interface Moment {
  known: Record<number, Face>;
  place: number;
  way: number[]; // of the last move
  lying: Record<number, number>; // treasures in the sea
  home: number;
  moves: number;
  arrows?: Record<number, number[]>; // of the currents; else north-east
}

function tileOf(square: number, { known, lying, arrows = {} }: Moment): Tile {
  const face = known[square] ?? 'unknown';
  return {
    square,
    column: square % WIDTH,
    row: Math.floor(square / WIDTH),
    face,
    printed: face === 'treasure' ? 3 : 0,
    turned: 0,
    arrows: face === 'current' ? (arrows[square] ?? [NORTH_EAST]) : [],
    tail: null,
    tussocks: 0,
    treasure: [lying[square] ?? 0],
  };
}

function diverOf(number: number, place: number): Diver {
  const crew = Math.floor(number / EACH);
  const free = { tussock: 0, delayed: false, caught: false, held: false, wish: false, moving: false };
  return { number, mark: (number % EACH) + 1, crew, seat: crew, place, ...free };
}

function sea(now: Moment): DykarnaScene {
  const lines = Array.from({ length: SIDE }, (_, i) => i + 1);
  const found = Object.values(now.lying).reduce((sum, pieces) => sum + pieces, 0);
  return {
    game: 'dykarna',
    width: WIDTH,
    squares: SQUARES,
    side: SIDE,
    solo: false,
    together: false,
    tiles: lines.flatMap((row) => lines.map((column) => tileOf(at(row, column), now))),
    shore: [],
    boats: BOATS.map((place, crew) => ({
      crew,
      seat: crew,
      place,
      astern: null,
      aboard: [],
      home: crew === CREW ? now.home : 0,
    })),
    divers: BOATS.flatMap((_, crew) =>
      Array.from({ length: EACH }, (_, i) => {
        const number = EACH * crew + i;
        return diverOf(number, number === DIVER ? now.place : SQUARES + crew);
      }),
    ),
    turn: CREW,
    chooser: CREW,
    phase: 'moving',
    sides: [0, 1, 0, 1],
    goal: GOAL,
    found,
    hidden: GOAL - found - now.home,
    lost: 0,
    unseen: {},
    moves: now.moves,
    move_limit: 1,
    last: now.way.length
      ? {
          diver: DIVER,
          carrying: now.moves > 1,
          wished: false,
          ransom: false,
          stages: now.way.map((place) => ({ place, face: now.known[place] ?? null })),
        }
      : null,
    ways: [],
    at_stake: [],
    piece_at_stake: false,
    foresights: [],
  };
}

const known = { ...KNOWN, ...MET };

export const LESSON: DykarnaScene[] = [
  { known: KNOWN, place: HOME, way: [], lying: {}, home: 0, moves: 0 },
  { known, place: FIND, way: [HOME, ASTERN, WHIRL, FIND], lying: { [FIND]: 3 }, home: 0, moves: 1 },
  { known, place: CALM, way: [FIND, CALM], lying: { [FIND]: 2, [CALM]: 1 }, home: 0, moves: 2 },
  { known, place: NEAR, way: [CALM, NEAR], lying: { [FIND]: 2, [NEAR]: 1 }, home: 0, moves: 3 },
  { known, place: HOME, way: [NEAR, HOME], lying: { [FIND]: 2 }, home: 1, moves: 4 },
].map(sea);

const START = at(4, 1);
const CARRY = [START, at(4, 2), at(3, 3), at(2, 3), at(1, 3)];
const CHEST = at(1, 3);
const DANGER = [START, at(4, 2), at(4, 3), at(4, 4)];

function chain(way: number[], faces: Face[]): Record<number, Face> {
  return Object.fromEntries(way.map((square, i) => [square, faces[i] ?? 'open']));
}

/** A chain that carries a diver on to its end; and a known one that nobody may begin, with where it would lead. */
export const DIAGRAMS: { name: string; scene: DykarnaScene; right: boolean }[] = [
  {
    name: 'carry',
    right: true,
    scene: sea({
      known: chain(CARRY, ['open', 'current', 'current', 'whirl', 'treasure']),
      arrows: { [at(3, 3)]: [NORTH] },
      place: CHEST,
      way: CARRY,
      lying: { [CHEST]: 3 },
      home: 0,
      moves: 1,
    }),
  },
  {
    name: 'danger',
    right: false,
    scene: {
      ...sea({
        known: chain(DANGER, ['open', 'current', 'whirl', 'shark']),
        arrows: { [at(4, 2)]: [EAST] },
        place: START,
        way: [],
        lying: {},
        home: 0,
        moves: 1,
      }),
      foresights: [
        { action: 0, diver: DIVER, stages: DANGER, choice: false, home: 0, out: [DIVER], struck: [], unknown: false },
      ],
    },
  },
];
