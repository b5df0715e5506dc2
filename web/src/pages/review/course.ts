/** How the chances went in a reviewed game: lines, mistakes, luck, and the way from one to the next. */
import type { GameReview, ReviewedDecision, ReviewedSeat, SeatInfo } from '../../wire';

export const JUMP = 0.1; // luck that changes a chance by more is marked
const NOTHING = 1e-9;

/** Those who win together, and so have the same chances. */
export interface Side {
  seat: number; // the first of them: whose colour the line has
  seats: number[];
}

/** A chance at a view of the game. */
export interface Point {
  at: number; // the view's number
  chance: number;
}

/** What luck did to a side, seen at a view. */
export interface Jump extends Point {
  seat: number;
  change: number;
}

export function sidesOf(seats: Pick<SeatInfo, 'seat' | 'side'>[]): Side[] {
  const firsts = seats.filter(({ side }, i) => seats.findIndex((other) => other.side === side) === i);
  return firsts.map(({ seat, side }) => ({
    seat,
    seats: seats.filter((other) => other.side === side).map((other) => other.seat),
  }));
}

export function isKnown(review: GameReview): boolean {
  return review.state === 'done';
}

/**
 * The line of a seat: its chance before and after every decision that is known. A choice lies between a decision and
 * the view after it; where two points are at the same view, luck lies between them.
 */
export function lineOf(review: GameReview, seat: number, last: number): Point[] {
  const points: Point[] = [];
  const add = (at: number, chances: number[]) => {
    const chance = chances[seat];
    if (chance !== undefined) points.push({ at, chance });
  };
  add(0, review.start);
  for (const { number, before, after } of review.decisions) {
    add(number, before);
    add(number + 1, after);
  }
  if (isKnown(review)) add(last, review.result);
  return points;
}

/** The chance on a line at a view; null where it is not known yet. */
export function chanceAt(line: Point[], at: number): number | null {
  const end = line.at(-1);
  if (!end || at > end.at) return null;
  return line.findLast((point) => point.at <= at)?.chance ?? null;
}

/** What was thought of the view, if there was anything to choose. */
export function decisionAt(review: GameReview, at: number): ReviewedDecision | null {
  return review.decisions.find(({ number }) => number === at) ?? null;
}

/** What luck did to a seat: what changed from what was chosen last to the next choice, or to the end. */
export function luckOf(review: GameReview, seat: number, last: number): Jump[] {
  const befores = [review.start, ...review.decisions.map(({ after }) => after)];
  const nexts = review.decisions.map(({ number, before }) => ({ at: number, chances: before }));
  if (isKnown(review)) nexts.push({ at: last, chances: review.result });
  return nexts.map(({ at, chances }, i) => {
    const chance = chances[seat] ?? 0;
    return { seat, at, chance, change: chance - (befores[i]?.[seat] ?? chance) };
  });
}

/** Where luck changed much: for the given sides, each view once, on the line that it changed most. */
export function jumpsOf(review: GameReview, sides: Side[], last: number): Jump[] {
  const lines = sides.map(({ seat }) => luckOf(review, seat, last));
  return (lines[0] ?? []).flatMap((_, i) => {
    const here = lines.flatMap((line) => line[i] ?? []);
    const most = here.reduce((one, other) => (Math.abs(other.change) > Math.abs(one.change) + NOTHING ? other : one));
    return Math.abs(most.change) > JUMP ? [most] : [];
  });
}

/** Choices that surely cost something: of the given seats, or of everyone. */
export function mistakesOf(review: GameReview, seats: number[] | null): ReviewedDecision[] {
  return review.decisions.filter(({ loss, seat }) => loss > 0 && (seats === null || seats.includes(seat)));
}

export function nextAfter<T extends { number: number }>(some: T[], at: number): T | null {
  return some.find(({ number }) => number > at) ?? null;
}

export function lastBefore<T extends { number: number }>(some: T[], at: number): T | null {
  return some.findLast(({ number }) => number < at) ?? null;
}

/** What a seat's way to its result is made of. */
export const TERMS = ['choices', 'others', 'luck'] as const;
export type Term = (typeof TERMS)[number];

/** The start and all terms together: the result. */
export function sumOf(seat: ReviewedSeat): number {
  return TERMS.reduce((sum, term) => sum + seat[term], seat.start);
}

/** How far bars have to reach for all terms of all seats. */
export function reachOf(seats: ReviewedSeat[], least = 0.25): number {
  return Math.max(least, ...seats.flatMap((seat) => TERMS.map((term) => Math.abs(seat[term]))));
}

/** What a turning point turned: for whom, by how much, by a choice or by luck, and where that can be seen. */
export interface Turn {
  decision: ReviewedDecision;
  seat: number;
  change: number;
  by: 'choice' | 'luck';
  at: number; // a view
}

export function turnsOf(review: GameReview, sides: Side[], last: number): Turn[] {
  return review.turning.flatMap((place) => {
    const decision = review.decisions[place];
    if (!decision) return [];
    const turns = sides.flatMap(({ seat, seats }): Turn[] => {
      const luck = luckOf(review, seat, last)[place + 1];
      const own = seats.includes(decision.seat) ? decision.seat : seat;
      const change = (decision.after[seat] ?? 0) - (decision.before[seat] ?? 0);
      return [
        { decision, seat: own, change, by: 'choice', at: decision.number },
        { decision, seat, change: luck?.change ?? 0, by: 'luck', at: luck?.at ?? decision.number },
      ];
    });
    // Of equal changes the one for whoever decided is told, and a loss before a gain.
    const weight = (turn: Turn) => Math.abs(turn.change) + (turn.seat === decision.seat ? 1e-6 : 0);
    return turns.sort((a, b) => weight(b) - weight(a)).slice(0, 1);
  });
}

/** Heights for labels that want to stand at `wanted`: no two nearer than `gap`, all between `top` and `bottom`. */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let least = top;
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, least);
    least = (placed[i] ?? 0) + gap;
  }
  let most = bottom;
  for (const i of order.reverse()) {
    placed[i] = Math.min(placed[i] ?? 0, most);
    most = (placed[i] ?? 0) - gap;
  }
  return placed;
}
