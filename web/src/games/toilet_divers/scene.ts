/** What can be read from a scene: where things stand on the screen, and what happened between two scenes. */
import type { Choice } from '../../wire';
import type { Card, Page, PipeWay, Stash, ToiletDiversScene } from './wire';
import type { Fortune, Moment } from '../../kit/face';
import { did, wayOf } from './choices';

type Scene = ToiletDiversScene;
export type WayName = PipeWay['way'];

/** Sides of the screen, clockwise as the places are: 0 is the one nearest the reader. */
const SIDES = 4;
export const LEVELS = 8;

/** Where the toilets stand in a room of 100 by 100, by side, and the middle between them. */
export const SPOTS = [
  { x: 50, y: 84 },
  { x: 12.5, y: 49 },
  { x: 50, y: 14 },
  { x: 87.5, y: 49 },
] as const;
export const MIDDLE = { x: 50, y: 50 };

/** The colours of the four lids. */
export const LIDS = ['#3f8fb0', '#d9694f', '#7a5fae', '#3c8f5f'] as const;

const OUTWARD = [
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
  { x: 1, y: 0 },
] as const;

/** A pipe leads so many places on, clockwise; the way down stays in the toilet. (TOI-2) */
const PLACES_ON: Record<WayName, number> = { left: 1, opposite: 2, right: 3, down: 0 };

export function spot(side: number): { x: number; y: number } {
  return SPOTS[side % SIDES] ?? MIDDLE;
}

/** From the middle towards a side. */
export function outward(side: number): { x: number; y: number } {
  return OUTWARD[side % SIDES] ?? { x: 0, y: 0 };
}

function placeOfSeat(scene: Scene, seat: number): number {
  return Math.max(
    0,
    scene.places.findIndex((place) => place.seat === seat),
  );
}

export function sideOf(place: number, nearest: number): number {
  return (place - nearest + SIDES) % SIDES;
}

/** The side a way leads to from the toilet on a side. */
export function sideBehind(way: WayName, side: number): number {
  return (side + PLACES_ON[way]) % SIDES;
}

/** Which choice goes, or points, each way. */
export function choiceByWay(choices: Choice[]): Map<WayName, Choice> {
  const found = new Map<WayName, Choice>();
  for (const choice of choices) {
    const way = wayOf(choice);
    if (way) found.set(way, choice);
  }
  return found;
}

export function choiceTo(choices: Choice[], what: string): Choice | undefined {
  return choices.find((choice) => did(choice) === what);
}

/** The next treasure card, if it is known: only the second search is. */
export function nextKnown(scene: Scene): string | null {
  return scene.face_down > 0 ? null : (scene.face_up[0] ?? null);
}

/** Whose toilet stands nearest: everyone's own, but on one screen nobody's once the dives begin. */
export function readerSeat(now: Moment<Scene>): number | null {
  if (now.scene.phase === 'leafing') return now.acting ?? now.eyes;
  return now.oneScreen ? null : now.eyes;
}

/** The place that stands nearest. */
export function nearestPlace(now: Moment<Scene>): number {
  const reader = readerSeat(now);
  return reader === null ? 0 : placeOfSeat(now.scene, reader);
}

/** The page a reader has open before the dives begin. */
export function pageOf(scene: Scene, reader: number | null): Page | null {
  return scene.phase === 'leafing' && reader !== null ? (scene.pages[reader] ?? null) : null;
}

/** How far a toilet is open, as anyone can see. */
export function levelAt(scene: Scene, place: number): number {
  if (scene.dive) return scene.dive.place === place ? scene.dive.level : 0;
  const seat = scene.places[place]?.seat ?? -1;
  return scene.pages[seat]?.level ?? 0;
}

/** The level on which a glowing pipe comes in at a place; 0 for none. */
export function portAt({ dive }: Scene, place: number): number {
  const pipe = dive?.ways.find((way) => way.place === place && way.way !== 'down' && way.state === 'free');
  return pipe && !dive?.over ? pipe.level : 0;
}

/** Whose dive it is, or was: the turn passes on while the card at which a dive failed still lies open. */
export function diverSeat(scene: Scene): number {
  const players = scene.purses.length;
  return scene.phase === 'turning' ? (scene.turn + players - 1) % players : scene.turn;
}

export interface OpenCard {
  place: number;
  level: number;
  card: Card | null; // null = level 1, which has none
  ways: { way: WayName; state: PipeWay['state'] }[];
  step: string; // another one for every card that is opened
}

/** What lies open before the reader: the page of the own toilet, or where the dive has got to. */
export function openCard(scene: Scene, page: Page | null, nearest: number): OpenCard | null {
  if (page?.card) {
    const { card, level } = page;
    // Nothing glows: nobody dives yet.
    const ways = card.ways.map((way) => ({ way, state: shownState(card, way) }));
    return { place: nearest, level, card, ways, step: `page-${level}` };
  }
  if (!scene.dive) return null;
  const { place, level, card, ways, moves, over } = scene.dive;
  const shown = over
    ? ways.map((way) => ({ ...way, state: way.state === 'free' ? 'shut' : way.state }) as const)
    : ways;
  return { place, level, card, ways: shown, step: `${place}-${level}-${moves}` };
}

function shownState(card: Card, way: WayName): PipeWay['state'] {
  return way === 'down' && card.kind !== 'obstacle' ? 'shut' : 'blocked';
}

export interface Happening {
  moved: { from: number; to: number; down: boolean } | null; // the diver, from place to place
  turnedUp: boolean; // a treasure card
  handed: number | null; // place the assistant tile went to
  found: boolean;
  missed: boolean;
  kept: { finder: number; helper: number | null } | null; // seats that got chips
  flushed: number[]; // places whose toilets have changed
}

const FACE_DOWN = { stars: null, flush: null };
const NOTHING: Happening = {
  moved: null,
  turnedUp: false,
  handed: null,
  found: false,
  missed: false,
  kept: null,
  flushed: [],
};

/** What the difference between two scenes shows. */
export function whatHappened(before: Scene | null, after: Scene): Happening {
  if (!before || before.places.length !== after.places.length) return NOTHING;
  const [from, to] = [before.dive, after.dive];
  const dived = from && to && to.moves === from.moves + 1;
  const wasDiving = before.phase === 'diving';
  return {
    moved: dived ? { from: from.place, to: to.place, down: to.level > from.level } : null,
    turnedUp: before.phase === 'turning' && after.phase === 'diving',
    handed: wasDiving && from?.helper === null ? (to?.helper ?? null) : null,
    found: wasDiving && after.phase === 'keeping',
    missed: wasDiving && (after.phase === 'turning' || after.phase === 'over'),
    kept: before.phase === 'keeping' && after.phase !== 'keeping' ? whoGotChips(before, after) : null,
    flushed:
      after.flushes > before.flushes
        ? after.places.flatMap((place, i) => (place.toilet === before.places[i]?.toilet ? [] : [i]))
        : [],
  };
}

function whoGotChips(before: Scene, after: Scene): Happening['kept'] {
  const richer = after.purses.flatMap((purse, seat) =>
    purse.chips.length > (before.purses[seat]?.chips.length ?? 0) ? [seat] : [],
  );
  return { finder: before.turn, helper: richer.find((seat) => seat !== before.turn) ?? null };
}

/** How long one needs to follow it, in ms. */
export function pace(before: Scene, after: Scene): number {
  if (before.phase === 'leafing' && after.phase === 'leafing') return 0; // everyone leafs at their own speed
  const { moved, found, missed, flushed, handed, kept, turnedUp } = whatHappened(before, after);
  if (flushed.length) return 2000;
  if (found || missed) return 1700;
  if (moved || handed !== null) return 1000;
  return kept || turnedUp ? 900 : 500;
}

/** A dive has failed: its way, from the top on. */
export function story(scenes: Scene[]): number {
  const [before, last] = scenes.slice(-2);
  if (before?.phase !== 'diving' || last?.phase !== 'turning' || !last.dive?.over) return 0;
  return scenes.length - 1 - scenes.slice(0, -1).findLastIndex(({ phase }) => phase !== 'diving');
}

/** The card where it failed lies open for a while. All others are closed, and never seen again. */
export function retold(scene: Scene, now: Scene, shared: boolean): Scene {
  const { dive, purses } = scene;
  const hidden = ({ chips }: Stash): Stash => ({ chips: chips.map(() => FACE_DOWN), stars: null });
  return {
    ...scene,
    dive: dive && !(dive.over && now.dive?.over) ? { ...dive, card: null, ways: [] } : dive,
    purses: shared ? purses.map(hidden) : purses,
  };
}

/** What a card is explained as; on level 1 there is none. */
export function aboutOf(card: Card | null): string | undefined {
  return card ? (card.treasure ?? card.obstacle ?? 'plain') : undefined;
}

/** Is a card that lay open closed again? On level 1, which has none, there is always a way. */
export function closedAgain(card: Card | null, ways: unknown[]): boolean {
  return card === null && ways.length === 0;
}

/** A dive finds what is wanted, or fails. */
export function fortune(before: Scene, after: Scene, seats: number[]): Fortune | null {
  const { found, missed } = whatHappened(before, after);
  if (!seats.includes(before.turn)) return null;
  return found ? 'good' : missed ? 'bad' : null;
}
