/** What can be read from a scene: lines of finds, where a push leads, and what happened between two scenes. */
import { COMPASS } from '../../kit/compass';
import type { Fortune } from '../../kit/face';
import { DECK } from './layouts';
import type { Cover, PooDiversScene } from './wire';

/** Where a cover lies. */
export type Place = Pick<Cover, 'column' | 'row'>;

/** The cover that many steps away, or -1 for a gap. */
export function coverFrom(scene: PooDiversScene, cover: number, direction: number, steps = 1): number {
  const from = scene.covers[cover];
  const step = COMPASS[direction];
  if (!from || !step) return -1;
  const column = from.column + steps * step[0];
  const row = from.row + steps * step[1];
  return scene.covers.findIndex((there) => there.column === column && there.row === row);
}

/** For each direction with any: the covers of the open finds in a line from a cover. (POO-8) */
export function starLines(scene: PooDiversScene, cover: number): number[][] {
  const digits = scene.lines.slice(cover * COMPASS.length, (cover + 1) * COMPASS.length);
  return [...digits]
    .map((digit, direction) =>
      Array.from({ length: parseInt(digit, 16) }, (_, i) => coverFrom(scene, cover, direction, i + 1)),
    )
    .filter((line) => line.length > 0);
}

/** What a cover scores as a first card, if it hides a find: no more than the supply still holds. (POO-8, POO-14) */
export function firstWorth(scene: PooDiversScene, cover: number): number {
  return Math.min(1 + starLines(scene, cover).flat().length, scene.supply.points);
}

/** What the next find of this turn adds to what the pot would bring. (POO-10, POO-14) */
export function pushWorth(scene: PooDiversScene): number {
  return Math.min(scene.pot + scene.finds + 1, scene.supply.points) - payment(scene);
}

/** The cover that a push opens. (POO-9, POO-10) */
export function pushTarget(scene: PooDiversScene, direction: number): number {
  return scene.diver === null ? -1 : coverFrom(scene, scene.diver, direction, scene.finds);
}

/** How many cards of each kind nobody has seen lie open, and how many of those are under no cover at all. (POO-1) */
export function unseen({ covers }: PooDiversScene) {
  const open = (face: Cover['face']) => covers.filter((cover) => cover.face === face).length;
  return {
    finds: DECK.finds - open('find'),
    sleepers: DECK.sleepers - open('sleeper'),
    blanks: DECK.blanks - open('blank'),
    aside: DECK.finds + DECK.sleepers + DECK.blanks - covers.length,
  };
}

/** Who is tied for the win, once a tie is settled. (POO-18) */
export function contestants({ phase, champion, purses }: PooDiversScene): number[] {
  if (phase !== 'contest' && champion === null) return [];
  const most = Math.max(...purses.map(({ points }) => points));
  return purses.flatMap(({ points }, seat) => (points === most ? [seat] : []));
}

/** What the pot would bring: no more than the supply still holds. (POO-14) */
export function payment({ pot, supply }: PooDiversScene): number {
  return Math.min(pot, supply.points);
}

export interface Happening {
  opened: number[];
  lines: number[][]; // of finds that the first find of a turn scored
  banked: { seat: number; points: number } | null;
  spilled: number; // points lost to a blank
  slept: boolean; // a sleeper came up
  blew: number | null; // a seat let rip
}

const NOTHING: Happening = { opened: [], lines: [], banked: null, spilled: 0, slept: false, blew: null };

/** What the difference between two scenes shows. */
export function whatHappened(before: PooDiversScene | null, after: PooDiversScene): Happening {
  if (!before || before.covers.length !== after.covers.length) return NOTHING;
  const opened = after.covers.flatMap((cover, i) =>
    cover.face !== 'closed' && before.covers[i]?.face === 'closed' ? [i] : [],
  );
  const faces = opened.map((cover) => after.covers[cover]?.face);
  const seat = after.purses.findIndex((purse, i) => purse.points > (before.purses[i]?.points ?? 0));
  const points = (after.purses[seat]?.points ?? 0) - (before.purses[seat]?.points ?? 0);
  const blew = after.blasts.findIndex((blast, i) => blast > 0 && !before.blasts[i]);
  const first = after.finds === 1 && opened.length === 1 && faces[0] === 'find';
  return {
    opened,
    lines: first && after.diver !== null ? starLines(after, after.diver) : [],
    banked: seat < 0 ? null : { seat, points },
    spilled: faces.includes('blank') && after.phase !== 'deciding' ? before.pot : 0,
    slept: faces.includes('sleeper'),
    blew: blew < 0 ? null : blew,
  };
}

/** How long one needs to follow it, in ms. */
export function pace(before: PooDiversScene, after: PooDiversScene): number {
  const { lines, banked, spilled, opened, blew } = whatHappened(before, after);
  if (blew !== null) return after.champion === null ? 1300 : 2000;
  if (lines.length) return 900 + 60 * lines.flat().length;
  if (banked || spilled) return 1000;
  return opened.length ? 800 : 500;
}

/** A blank spilled the pot: the turn from its first cover on. */
export function story(scenes: PooDiversScene[]): number {
  const [before, last] = scenes.slice(-2);
  if (!before || !last || !whatHappened(before, last).spilled) return 0;
  const first = scenes.slice(0, -1).findLastIndex((scene) => scene.finds === 0 || scene.turn !== before.turn);
  return first < 0 ? 2 : scenes.length - first;
}

export const MARGIN = 0.3; // of a cell, round the street

/** How high a street is that is 1 wide. */
export function tall({ rows, columns }: PooDiversScene): number {
  return (rows + 2 * MARGIN) / (columns + 2 * MARGIN);
}

/** A pot that spills is bad luck; what was banked, the points say. */
export function fortune(before: PooDiversScene, after: PooDiversScene, seats: number[]): Fortune | null {
  return whatHappened(before, after).spilled && seats.includes(before.turn) ? 'bad' : null;
}
