/** What can be read from a scene: what happened between two of them, field by field, and how long that takes. */
import type { PartnersScene } from './wire';
import { EACH, HOME, START, TRACK } from './geometry';

export type Card = PartnersScene['players'][number]['hand'][number];

export const STEP = 115; // ms from one field to the next
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

export interface Happening {
  motions: Motion[];
  exchanged: boolean; // the cards handed on change hands
  dealt: boolean;
  played: boolean; // a card came to lie in the middle
}

const NOTHING: Happening = { motions: [], exchanged: false, dealt: false, played: false };

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
    arrival = Math.max(way.length - 1, 2) * STEP;
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
  };
}

/** How long the pieces are on the move, in ms. */
export function travel(motions: Motion[]): number {
  const ends = motions.map(({ way, hops, after }) => after + (hops ? Math.max(way.length - 1, 2) * STEP : FLIGHT));
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
