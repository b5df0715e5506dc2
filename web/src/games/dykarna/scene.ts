/** What can be read from a scene: where things are, and what happened between two scenes, step by step. */
import { COMPASS } from '../../kit/compass';
import type { Fortune } from '../../kit/face';
import type { DykarnaScene } from './wire';

export type Tile = DykarnaScene['tiles'][number];
export type Face = Tile['face'];
export type Diver = DykarnaScene['divers'][number];
export type Boat = DykarnaScene['boats'][number];
export type Foresight = DykarnaScene['foresights'][number];

/** A point on the board, in tiles from its upper left corner. */
export interface Spot {
  x: number;
  y: number;
}

/** What of a tile makes its picture. */
export interface Look {
  face: Exclude<Face, 'unknown'>;
  seed: number; // makes open sea vary
  arrows: number[];
  tail: number | null;
  tussocks: number;
}

/** A tile as it is shown face up. */
export interface Known {
  tile: Tile;
  look: Look;
  treasure: number[];
}

export const EACH = 3; // divers in a crew
export const UNIT = 100; // of the drawing of the sea, for a tile
export const RING = 1.2; // breadth of the shore, in tiles

export const FACES: Exclude<Face, 'unknown'>[] = [
  'open',
  'treasure',
  'island',
  'turtle',
  'mud',
  'urchin',
  'octopus',
  'current',
  'whirl',
  'anemone',
  'seahorse',
  'stingray',
  'goldfish',
  'shark',
];

/** The square next to another in a direction. */
export function squareFrom(scene: DykarnaScene, square: number, direction: number): number {
  const [across, down] = COMPASS[direction] ?? [0, 0];
  return square + across + down * scene.width;
}

// Where things are

/** Tiles along a side of the board, the shore included. */
export function breadth(scene: DykarnaScene): number {
  return scene.side + 2 * RING;
}

function along(scene: DykarnaScene, n: number): number {
  if (n < 1) return RING / 2;
  return n > scene.side ? scene.side + 1.5 * RING : RING + n - 0.5;
}

export function spotOf(scene: DykarnaScene, square: number): Spot {
  return { x: along(scene, square % scene.width), y: along(scene, Math.floor(square / scene.width)) };
}

/** The square of a place: of a boat, the one where it lies. */
export function squareOf(scene: DykarnaScene, place: number): number | null {
  return place < scene.squares ? place : (scene.boats[place - scene.squares]?.place ?? null);
}

/** Do the divers of two crews go together: share tiles and free one another? (DYK-3) */
export function comrades(scene: DykarnaScene, crew: number, other: number): boolean {
  return crew === other || (scene.together && scene.sides[crew] === scene.sides[other]);
}

const tilesOf = new WeakMap<Tile[], Map<number, Tile>>();

export function tileAt({ tiles }: DykarnaScene, place: number): Tile | undefined {
  let bySquare = tilesOf.get(tiles);
  if (!bySquare) {
    bySquare = new Map(tiles.map((tile) => [tile.square, tile]));
    tilesOf.set(tiles, bySquare);
  }
  return bySquare.get(place);
}

/** Every square one can point at: the shore with its corners, and the sea. */
export function allSquares(scene: DykarnaScene): number[] {
  const lines = Array.from({ length: scene.side + 2 }, (_, n) => n);
  return lines.flatMap((row) => lines.map((column) => row * scene.width + column));
}

// How it is drawn

/** The upper left corner of a tile in the drawing of the sea. */
export function corner({ column, row }: { column: number; row: number }): Spot {
  return { x: UNIT * RING + UNIT * (column - 1), y: UNIT * RING + UNIT * (row - 1) };
}

/** The outline of the paper that covers the tile with this corner. */
export function paper(x: number, y: number): string {
  const edge = UNIT * 0.84;
  const turn = (across: number, down: number) => `a7 7 0 0 1 ${across} ${down}`;
  return `M${x + 8} ${y + 1}h${edge}${turn(7, 7)}v${edge}${turn(-7, 7)}h${-edge}${turn(-7, -7)}v${-edge}${turn(7, -7)}z`;
}

export function lookOf({ face, square, arrows, tail, tussocks }: Tile): Look | null {
  return face === 'unknown' ? null : { face, seed: square, arrows, tail, tussocks };
}

/** Tiles that look alike, and the middles of their places: each kind is drawn once. */
export function alike(known: Known[]): { key: string; look: Look; places: Spot[] }[] {
  const kinds = new Map<string, { key: string; look: Look; places: Spot[] }>();
  for (const { tile, look } of known) {
    const key = kindOf(look);
    const kind = kinds.get(key) ?? { key, look, places: [] };
    const { x, y } = corner(tile);
    kind.places.push({ x: x + UNIT / 2, y: y + UNIT / 2 });
    kinds.set(key, kind);
  }
  return [...kinds.values()];
}

function kindOf({ face, seed, arrows, tail, tussocks }: Look): string {
  const which = { open: [seed % 3], current: arrows, stingray: [tail ?? 0], mud: [tussocks] };
  return [face, ...(face in which ? which[face as keyof typeof which] : [])].join('-');
}

/** The points of a line that has its marker-start and marker-mid once at every spot. */
export function stamps(spots: Spot[]): string {
  return [...spots, ...spots.slice(-1)].map(({ x, y }) => `${x},${y}`).join(' ');
}

/** The lines between known tiles and their neighbours in the sea, each once. */
export function borders(known: Known[], side: number): string {
  const lines = known.flatMap(({ tile }) => {
    const { column, row } = tile;
    const { x, y } = corner(tile);
    return [
      row > 1 && `M${x} ${y}h${UNIT}`,
      row < side && `M${x} ${y + UNIT}h${UNIT}`,
      column > 1 && `M${x} ${y}v${UNIT}`,
      column < side && `M${x + UNIT} ${y}v${UNIT}`,
    ];
  });
  return [...new Set(lines.filter(Boolean))].join('');
}

/** The piles of treasure on a tile: where they are, and how large a piece is. */
export function pilesOn({
  tile,
  treasure,
}: Known): { square: number; pieces: number; size: number; x: number; y: number }[] {
  const { x, y } = corner(tile);
  const spots = tile.tussocks
    ? tussockSpots(tile.tussocks).map((spot) => ({ x: spot.x, y: spot.y + 0.12, size: 17 }))
    : [{ x: 0.5, y: 0.72, size: 24 }];
  return spots.flatMap((spot, i) => {
    const pieces = treasure[i] ?? 0;
    return pieces ? [{ square: tile.square, pieces, size: spot.size, x: x + UNIT * spot.x, y: y + UNIT * spot.y }] : [];
  });
}

/** Where the tussocks of a mud lie in its tile. */
const TUSSOCKS: Record<number, [number, number][]> = {
  2: [
    [0.29, 0.31],
    [0.71, 0.69],
  ],
  3: [
    [0.26, 0.3],
    [0.73, 0.42],
    [0.36, 0.76],
  ],
  4: [
    [0.27, 0.27],
    [0.73, 0.27],
    [0.73, 0.73],
    [0.27, 0.73],
  ],
  5: [
    [0.24, 0.24],
    [0.76, 0.24],
    [0.5, 0.5],
    [0.24, 0.76],
    [0.76, 0.76],
  ],
};

export function tussockSpots(tussocks: number): Spot[] {
  return (TUSSOCKS[tussocks] ?? []).map(([x, y]) => ({ x, y }));
}

/** A piece on the board: its middle and its size, in tiles. */
export interface Stand extends Spot {
  size: number;
}

/** Where the seats of a boat are, its bow up. */
const THWARTS = [
  [-0.19, -0.05],
  [0.19, -0.05],
  [0, 0.27],
  [-0.25, 0.3],
  [0.25, 0.3],
] as const;

/** Where a diver stands, of those at the same place. */
export function standOf(scene: DykarnaScene, diver: Diver, divers: Diver[]): Stand | null {
  if (diver.place === null) return null;
  const square = squareOf(scene, diver.place);
  if (square === null) return null;
  const here = divers.filter((other) => other.place === diver.place && other.tussock === diver.tussock);
  const turn = here.indexOf(diver);
  const { x, y } = spotOf(scene, square);
  if (diver.place >= scene.squares) {
    const [across, down] = THWARTS[turn % THWARTS.length] ?? [0, 0];
    const [ax, ay] = quarterTurns([across, down], diver.place - scene.squares);
    return { x: x + ax, y: y + ay, size: 0.39 };
  }
  const tile = tileAt(scene, diver.place);
  const mud = tussockSpots(tile?.tussocks ?? 0)[diver.tussock - 1];
  // Who stands with treasure leaves room for it to be counted.
  const rich = !mud && (tile?.treasure[0] ?? 0) > 0;
  const middle = mud ? { x: x - 0.5 + mud.x, y: y - 0.5 + mud.y } : { x, y: y - (rich ? 0.22 : 0.04) };
  if (here.length === 1) return { ...middle, size: mud ? 0.42 : rich ? 0.54 : 0.66 };
  const angle = (2 * Math.PI * turn) / here.length + Math.PI;
  const away = mud ? 0.12 : 0.2;
  return {
    x: middle.x + away * Math.cos(angle),
    y: middle.y + (rich ? 0.4 : 1) * away * Math.sin(angle),
    size: mud || here.length > 3 ? 0.36 : 0.46,
  };
}

function quarterTurns([x, y]: [number, number], turns: number): [number, number] {
  return turns === 0 ? [x, y] : quarterTurns([-y, x], turns - 1);
}

/** Where the pieces of a pile lie round its middle: as on dice, so that they can be counted at a glance. */
const DICE: [number, number][][] = [
  [],
  [[0, 0]],
  [
    [-1, -0.5],
    [1, 0.5],
  ],
  [
    [-1, 0.6],
    [0, -0.8],
    [1, 0.6],
  ],
  [
    [-0.9, -0.9],
    [0.9, -0.9],
    [-0.9, 0.9],
    [0.9, 0.9],
  ],
  [
    [-1.1, -1],
    [1.1, -1],
    [0, 0],
    [-1.1, 1],
    [1.1, 1],
  ],
  [
    [-1.6, -0.9],
    [0, -0.9],
    [1.6, -0.9],
    [-1.6, 0.9],
    [0, 0.9],
    [1.6, 0.9],
  ],
];
const LONG_CHAIN = 3; // places of a move that are no more a plain step
export const MOST_SHOWN = DICE.length - 1; // a larger pile is told by a number

export function pile(pieces: number): Spot[] {
  return (DICE[Math.min(pieces, MOST_SHOWN)] ?? []).map(([x, y]) => ({ x, y }));
}

// What happened

/** One picture of a move: where the moving diver is, and which tiles are not turned up yet. */
export interface Frame {
  at: number; // place of the moving diver
  stage: number; // how far along its way
  unturned: number[]; // squares that this action turns up later
  ms: number; // how long it is shown
}

const TRAVEL = 300;
const TURNING = 390;
const SETTLING = 320;

/** The pictures between two scenes, the first already under way; none when there is nothing to follow. */
export function framesOf(before: DykarnaScene | null, after: DykarnaScene): Frame[] {
  const last = after.last;
  if (!before || !last || before.side !== after.side || after.moves < before.moves) return [];
  const going = before.divers.some((diver) => diver.moving) && before.last?.diver === last.diver;
  const told = going ? (before.last?.stages.length ?? 1) : 1;
  if (!going && before.last && before.moves === after.moves && before.phase === after.phase) return [];
  const unturned = after.tiles.flatMap((tile) =>
    tile.face !== 'unknown' && tileAt(before, tile.square)?.face === 'unknown' ? [tile.square] : [],
  );
  const frames: Frame[] = [];
  let left = unturned;
  last.stages.slice(told).forEach(({ place }, i) => {
    const stage = told + i;
    frames.push({ at: place, stage, unturned: left, ms: TRAVEL });
    if (!left.includes(place)) return;
    left = left.filter((square) => square !== place);
    frames.push({ at: place, stage, unturned: left, ms: TURNING });
  });
  return frames;
}

/** Something carried a diver on: the move from its beginning, with all that was chosen on the way. */
export function story(scenes: DykarnaScene[]): number {
  const last = scenes.at(-1);
  const chosen = scenes.length - 1 - scenes.slice(0, -1).findLastIndex(({ divers }) => !divers.some((d) => d.moving));
  const first = scenes[scenes.length - 1 - chosen];
  if (!last || !first || first === last || last.divers.some(({ moving }) => moving)) return 0;
  return (last.last?.stages.length ?? 0) >= LONG_CHAIN && framesOf(first, last).length ? chosen + 1 : 0;
}

/** How long one needs to follow it, in ms. */
export function pace(before: DykarnaScene, after: DykarnaScene): number {
  const frames = framesOf(before, after);
  return SETTLING + (frames.length ? frames.reduce((sum, frame) => sum + frame.ms, 0) : 250);
}

/** The boats into which treasure came home. */
export function broughtHome(before: DykarnaScene | null, after: DykarnaScene): { boat: Boat; pieces: number }[] {
  return after.boats
    .map((boat, i) => ({ boat, pieces: boat.home - (before?.boats[i]?.home ?? boat.home) }))
    .filter(({ pieces }) => pieces > 0);
}

/** The divers as they are in a picture of a move. */
export function diversIn(before: DykarnaScene | null, after: DykarnaScene, frame: Frame | null): Diver[] {
  if (!before || !frame) return after.divers;
  return before.divers.map((diver) =>
    diver.number === after.last?.diver
      ? { ...diver, place: frame.at, tussock: tussockIn(after, diver, frame), moving: true }
      : diver,
  );
}

function tussockIn(after: DykarnaScene, diver: Diver, frame: Frame): number {
  if (!tileAt(after, frame.at)?.tussocks) return 0;
  const end = after.divers[diver.number];
  return end?.place === frame.at ? end.tussock : 1;
}

/** A diver that is lost is bad luck; treasure that is found, good. */
export function fortune(before: DykarnaScene, after: DykarnaScene, seats: number[]): Fortune | null {
  const gone = after.divers.filter(({ place, number }) => place === null && before.divers[number]?.place != null);
  if (gone.some(({ seat }) => seats.includes(seat))) return 'bad';
  const moved = after.divers[after.last?.diver ?? -1];
  return after.hidden < before.hidden && moved && seats.includes(moved.seat) ? 'good' : null;
}
