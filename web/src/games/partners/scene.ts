/** What can be read from a scene: what happened between two of them, field by field, and how long that takes. */
import type { Fortune } from '../../kit/face';
import type { PartnersScene } from './wire';
import { EACH, HOME, START, TRACK } from './geometry';

export type Card = PartnersScene['players'][number]['hand'][number];

export const READY = 90; // ms in which a piece crouches before it walks
const STEP = 115; // ms from one field to the next
export const SETTLE = 140; // ms in which it comes to rest
export const FLIGHT = 380; // ms of a piece that is sent home or changes places
export const SIDES = ['plain', 'striped', 'dotted'] as const;

export function colourOf(piece: number): number {
  return Math.floor(piece / EACH);
}

/** All places on a walk, the first and the last one included. The start is not counted: 78 and 1 are neighbours. */
export function wayOf(start: number, turn: number, to: number): number[] {
  if (start === HOME) return [HOME, START];
  const way = [start];
  if (to > start && turn === to && start <= 4 && to > TRACK - 4 && to <= TRACK) {
    // Back four, behind the own start.
    for (let place = start - 1; place >= 1; place--) way.push(place);
    for (let place = TRACK; place >= to; place--) way.push(place);
    return way;
  }
  for (const end of turn === to ? [to] : [turn, to]) {
    let place = way.at(-1) ?? start;
    while (place !== end) {
      place += Math.sign(end - place);
      way.push(place);
    }
  }
  return way;
}

/** One piece on the move: along a way of places, or straight to where it is now. */
export interface Motion {
  piece: number;
  way: number[];
  hops: boolean; // field by field; else in one flight
  after: number; // ms to wait
}

/** When a piece that walks is where it goes, in ms. */
export function arrivalOf(way: number[]): number {
  return READY + Math.max(way.length - 1, 2) * STEP;
}

export interface Happening {
  motions: Motion[];
  exchanged: boolean; // the cards handed on change hands
  dealt: boolean;
  played: boolean; // a card came to lie in the middle
  safe: number[]; // pieces that are in their goal for good from now on
}

const NOTHING: Happening = { motions: [], exchanged: false, dealt: false, played: false, safe: [] };

/** What the difference between two scenes shows. */
export function whatHappened(before: PartnersScene | null, after: PartnersScene): Happening {
  if (!before || before === after) return NOTHING;
  const motions: Motion[] = [];
  let arrival = 0;
  const walk = before.phase === 'moving' ? after.walk : null;
  const walker = walk && before.pieces[walk.piece]?.place === walk.start ? walk.piece : null;
  if (walk && walker !== null) {
    const way = wayOf(walk.start, walk.turn, walk.to);
    motions.push({ piece: walker, way, hops: true, after: 0 });
    arrival = arrivalOf(way);
  }
  after.pieces.forEach(({ place }, piece) => {
    const old = piece === walker ? walk?.to : before.pieces[piece]?.place;
    if (old !== undefined && old !== place) motions.push({ piece, way: [old, place], hops: false, after: arrival });
  });
  return {
    motions,
    exchanged: before.phase === 'exchanging' && after.phase === 'choosing',
    dealt: after.deal !== before.deal,
    played: before.phase === 'choosing' && after.phase === 'moving',
    safe: after.pieces.flatMap(({ locked }, piece) =>
      locked && before.pieces[piece]?.locked === false ? [piece] : [],
    ),
  };
}

/** A seven was shared among several pieces: from before the card on. */
export function story(scenes: PartnersScene[]): number {
  const last = scenes.at(-1);
  const start = scenes.slice(0, -1).findLastIndex(({ card }) => card !== 'seven');
  const parts = scenes.length - 2 - start; // scenes in which the seven was played, but not used up
  if (!last || last.card === 'seven' || parts < 2) return 0;
  return Math.min(parts + 2, scenes.length);
}

/** Nobody else at a screen sees a hand. */
export function retold(scene: PartnersScene, _now: PartnersScene, shared: boolean): PartnersScene {
  if (!shared) return scene;
  return {
    ...scene,
    players: scene.players.map((player) => ({
      ...player,
      hand: player.hand.map(() => 'face_down' as const),
      got: null,
    })),
  };
}

/** How long the pieces are on the move, in ms. */
export function travel(motions: Motion[]): number {
  const ends = motions.map(({ way, hops, after }) => after + (hops ? arrivalOf(way) + SETTLE : FLIGHT));
  return Math.max(0, ...ends);
}

/** How long one needs to follow it, in ms. */
export function pace(before: PartnersScene, after: PartnersScene): number {
  const { motions, exchanged, dealt, played } = whatHappened(before, after);
  const moving = travel(motions);
  const more = exchanged ? 1100 : dealt ? 700 : played ? 550 : 0;
  if (moving || more) return moving + Math.max(more, 250);
  return after.phase === 'exchanging' ? 0 : 700; // everyone hands on at their own speed, and nobody waits for it
}

/** A piece that is sent home is bad luck for its side and good luck for the one that did it. */
export function fortune(before: PartnersScene, after: PartnersScene, seats: number[]): Fortune | null {
  const sides = seats.map((seat) => after.players[seat]?.side);
  const ours = (seat: number) => sides.includes(after.players[seat]?.side);
  const sent = after.pieces.flatMap(({ place, colour }, piece) =>
    place === HOME && before.pieces[piece]?.place !== HOME ? [colour] : [],
  );
  if (sent.some(ours)) return 'bad';
  return sent.length && ours(before.turn) ? 'good' : null;
}
