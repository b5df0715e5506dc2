/** What the player who is to act can point at: divers, the boat, and the places they can go to. */
import type { Choice } from '../../wire';
import type { DykarnaScene } from './wire';
import { berthOf, carries, did, diverOf, isClockwise, wishes } from './choices';
import { EACH, type Foresight, squareFrom, squareOf } from './scene';

export const BOAT = -1; // chosen instead of a diver: the boat is driven

/** What the player has in mind: who moves, and how. */
export interface Intent {
  mover: number; // diver, or BOAT
  carry: boolean;
  wish: boolean;
}

/** The intent at the start of a turn: with a treasure if there is one, and no wish. */
export function freshIntent(mover: number): Intent {
  return { mover, carry: true, wish: false };
}

/** A place that can be chosen, with what is known to come of it. */
export interface Target {
  choice: Choice;
  foresight: Foresight | null;
}

const CLOCKWISE = [2, 4, 6, 0]; // direction along each crew's coast

/** The diver that a move moves, or BOAT; null if it is no move. */
export function moverOf(scene: DykarnaScene, choice: Choice): number | null {
  if (did(choice) === 'drive') return BOAT;
  const moves = ['step', 'leave_boat', 'trudge', 'walk', 'walk_past', 'wish'].includes(did(choice));
  return moves ? EACH * scene.turn + diverOf(choice) : null;
}

export function moversOf(scene: DykarnaScene, choices: Choice[]): number[] {
  return [...new Set(choices.map((choice) => moverOf(scene, choice)))].filter((mover) => mover !== null);
}

function movesOf(scene: DykarnaScene, choices: Choice[], mover: number): Choice[] {
  return choices.filter((choice) => moverOf(scene, choice) === mover);
}

/** Whether a diver has the choice to take a treasure along, and to use a wish; without one there is but one way. */
export function waysToMove(scene: DykarnaScene, choices: Choice[], intent: Intent) {
  const moves = movesOf(scene, choices, intent.mover);
  const some = moves.filter((choice) => wishes(choice) === intent.wish);
  return {
    carry: some.some(carries),
    empty: some.some((choice) => !carries(choice)),
    wish: moves.some(wishes),
    plain: moves.some((choice) => !wishes(choice)),
  };
}

/** An intent that leads somewhere, as near as can be to what was wanted. */
export function settleIntent(scene: DykarnaScene, choices: Choice[], wanted: Intent): Intent {
  const movers = moversOf(scene, choices);
  const mover = movers.includes(wanted.mover) ? wanted.mover : (movers[0] ?? wanted.mover);
  const { wish, plain } = waysToMove(scene, choices, { ...wanted, mover });
  const chosen = { mover, carry: wanted.carry, wish: wanted.wish ? wish : !plain };
  const { carry, empty } = waysToMove(scene, choices, chosen);
  return { ...chosen, carry: wanted.carry ? carry : !empty };
}

/** The squares that can be chosen now. */
export function targetsOf(scene: DykarnaScene, choices: Choice[], intent: Intent): Map<number, Target> {
  const found = new Map<number, Target>();
  for (const choice of choices) {
    const mover = moverOf(scene, choice);
    if (
      mover !== null &&
      (mover !== intent.mover || carries(choice) !== intent.carry || wishes(choice) !== intent.wish)
    )
      continue;
    const foresight = foresightOf(scene, choice);
    const square = squareChosen(scene, choice, foresight);
    if (square !== null) found.set(square, { choice, foresight });
  }
  return found;
}

/** What is known to come of a choice. */
export function foresightOf(scene: DykarnaScene, choice: Choice): Foresight | null {
  return scene.foresights.find((foresight) => foresight.action === choice.action) ?? null;
}

/** The intent by which a choice can be made; null if it needs none. */
export function intentOf(scene: DykarnaScene, choice: Choice): Intent | null {
  const mover = moverOf(scene, choice);
  return mover === null ? null : { mover, carry: carries(choice), wish: wishes(choice) };
}

/** Where a choice is made. */
export function squareChosen(scene: DykarnaScene, choice: Choice, foresight: Foresight | null): number | null {
  switch (did(choice)) {
    case 'place':
      return scene.shore[scene.turn * scene.side + berthOf(choice)]?.square ?? null;
    case 'drive': {
      const boat = scene.boats[scene.turn]?.place;
      const back = isClockwise(choice) ? 0 : 4;
      return boat ? squareFrom(scene, boat, ((CLOCKWISE[scene.turn] ?? 0) + back) % 8) : null;
    }
    case 'flow':
    case 'land': {
      const way = scene.ways.find((way) => way.action === choice.action);
      return way ? squareOf(scene, way.place) : null;
    }
    default: {
      const place = foresight?.stages[1];
      return place === undefined ? null : squareOf(scene, place);
    }
  }
}

/** Would a slip hurt? A diver of one's own lost, or a ransom paid. */
export function isCostly(scene: DykarnaScene, foresight: Foresight | null): boolean {
  if (!foresight) return false;
  const mine = scene.sides[scene.turn];
  return foresight.home < 0 || foresight.out.some((diver) => scene.sides[scene.divers[diver]?.crew ?? 0] === mine);
}
