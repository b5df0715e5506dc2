/** How a move is put together on the board: a card, then a piece, then where it goes. */
import type { Choice } from '../../wire';
import type { PartnersScene, Target } from './wire';
import { cardOf, did } from './choices';
import { EACH, HOME, LANE, type Point, pointAt, START, TRACK } from './geometry';
import { type Card, colourOf, wayOf } from './scene';

/** Pieces of a colour on the same place do not differ: one of them stands for all. */
export interface Mover {
  piece: number;
  targets: Target[];
}

/** What can be done with a card, piece by piece. */
export function moversOf(scene: PartnersScene, targets: Target[]): Mover[] {
  const movers = new Map<string, Mover>();
  for (const target of targets) {
    const key = `${colourOf(target.piece)}:${scene.pieces[target.piece]?.place}`;
    const mover = movers.get(key) ?? { piece: target.piece, targets: [] };
    if (mover.piece === target.piece) mover.targets.push(target);
    movers.set(key, mover);
  }
  for (const mover of movers.values()) mover.targets.sort((a, b) => stepsOf(scene, a) - stepsOf(scene, b));
  return [...movers.values()];
}

/** Where a card leads, as far as the reader may know: while it is in play, or while one is being chosen. */
export function targetsOf(scene: PartnersScene, card: Card | null): Target[] {
  if (scene.phase === 'moving') return scene.targets;
  return scene.prospects.find((prospect) => prospect.card === card)?.targets ?? [];
}

/** The way a target leads; empty for a swap, which is a way to nowhere yet. */
export function wayTo(scene: PartnersScene, { piece, to, turn }: Target): number[] {
  const place = scene.pieces[piece]?.place ?? HOME;
  return to === null ? [] : wayOf(place, turn ?? to, to);
}

/** Where a piece stands on the drawing, with the petal of the colour `bottom` nearest. */
export function pointOf(scene: PartnersScene, piece: number, bottom: number): Point {
  return pointAt(colourOf(piece), scene.pieces[piece]?.place ?? HOME, bottom, piece % EACH);
}

/** Where a target lies; that of a swap, which leads nowhere yet, is the piece itself. */
export function pointTo(scene: PartnersScene, { piece, to }: Target, bottom: number): Point {
  return to === null ? pointOf(scene, piece, bottom) : pointAt(colourOf(piece), to, bottom, piece % EACH);
}

/** Does it bring a piece out from home? */
export function isOut(scene: PartnersScene, { piece }: Target): boolean {
  return scene.pieces[piece]?.place === HOME;
}

/** How many fields a target is away. */
export function stepsOf(scene: PartnersScene, target: Target): number {
  return Math.max(0, wayTo(scene, target).length - 1);
}

/** The choice that plays a card or hands it on. */
export function choiceOf(choices: Choice[], card: Card | null | undefined): Choice | undefined {
  return choices.find((choice) => (did(choice) === 'play' || did(choice) === 'hand_on') && cardOf(choice) === card);
}

/** The move a hint means: with the card in play, or with the card that it says is to be played. */
export function adviceOf(
  scene: PartnersScene,
  choices: Choice[],
  hinted: number | null,
  next: number | null,
): Target | null {
  const find = (targets: Target[], wanted: number | null) => targets.find(({ action }) => action === wanted) ?? null;
  if (hinted === null) return null;
  if (scene.phase === 'moving') return find(scene.targets, hinted);
  const choice = choices.find(({ action }) => action === hinted);
  return choice && did(choice) === 'play' ? find(targetsOf(scene, cardOf(choice) ?? null), next) : null;
}

/** Backwards? Only a back 4 is, and it may lead to a higher place, behind the start. */
export function isBack(scene: PartnersScene, target: Target): boolean {
  const [first = HOME, second = HOME] = wayTo(scene, target);
  return target.turn === null && (second < first || (second === TRACK && first <= 1));
}

export type Part = 'home' | 'start' | 'track' | 'lane';

export function partOf(place: number): Part {
  return place === HOME ? 'home' : place === START ? 'start' : place >= LANE ? 'lane' : 'track';
}

/** The number people call a place by: its field, or its circle from the outermost in. */
export function spotOf(place: number): number {
  return place >= LANE ? place - LANE + 1 : place;
}
