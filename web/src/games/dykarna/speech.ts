/** What the frame says about this game: the status sentence, hints for a first game, and the buttons beside the board. */
import type { Choice } from '../../wire';
import type { DykarnaScene } from './wire';
import type { Args, Sentence } from '../../lib/words';
import type { ActionButton, Moment } from '../../kit/face';
import { namesOf, whose } from '../../kit/speech';
import { carries, crewOf, did, diverOf } from './choices';
import { BOAT, moverOf, moversOf, foresightOf, squareChosen, type Target } from './moves';
import { comrades, type Diver, EACH, type Foresight, tileAt } from './scene';

type Now = Moment<DykarnaScene>;

/** Whose diver it is, and which, for a sentence about it. */
function aboutDiver(scene: DykarnaScene, diver: number, names: string[]): Args {
  const seat = scene.divers[diver]?.seat ?? 0;
  return { name: names[seat] ?? '', diver: scene.divers[diver]?.mark ?? 0 };
}

// The status line

export function status(now: Now): Sentence {
  const { scene, names } = now;
  if (scene.phase === 'over') return overSentence(scene, names);
  const seat = scene.boats[scene.chooser]?.seat ?? 0;
  const args: Args = {
    whose: whose(now, seat),
    name: names[seat] ?? '',
    crew: scene.chooser,
  };
  switch (scene.phase) {
    case 'flowing': {
      const place = scene.divers.find((diver) => diver.moving)?.place ?? 0;
      return { key: 'dyk-status-flowing', args: { ...args, face: tileAt(scene, place)?.face ?? 'current' } };
    }
    case 'moving':
      if (now.acting !== null && !moversOf(scene, now.choices).length) return { key: 'dyk-status-stuck', args };
      if (scene.moves === 0) return { key: 'dyk-status-first', args };
      return { key: twoBoats(scene) ? 'dyk-status-moving-boat' : 'dyk-status-moving', args };
    default:
      return { key: `dyk-status-${scene.phase}`, args };
  }
}

/** Two players have two boats each. (DYK-3) */
function twoBoats(scene: DykarnaScene): boolean {
  return scene.boats[0]?.seat === scene.boats[2]?.seat;
}

/** Treasure that a crew's side has at home. */
function banked(scene: DykarnaScene, crew: number): number {
  return scene.boats.reduce((sum, boat) => sum + (scene.sides[boat.crew] === scene.sides[crew] ? boat.home : 0), 0);
}

function overSentence(scene: DykarnaScene, names: string[]): Sentence {
  const most = Math.max(...scene.boats.map((boat) => banked(scene, boat.crew)));
  const best = scene.boats.filter((boat) => banked(scene, boat.crew) === most);
  const seats = [...new Set(best.map((boat) => boat.seat))];
  const args = {
    names: namesOf(seats, names),
    pieces: most,
    sides: new Set(best.map((boat) => scene.sides[boat.crew])).size,
    winners: seats.length,
  };
  return { key: 'dyk-status-over', args };
}

// Tips for a first game

export function hint(now: Now): Sentence | null {
  if (now.acting === null) return null;
  const { scene } = now;
  if (scene.phase !== 'moving') return scene.phase === 'over' ? null : { key: `dyk-hint-${scene.phase}` };
  const mine = scene.divers.filter((diver) => diver.crew === scene.turn);
  const some = (test: (diver: Diver) => boolean) => mine.some((diver) => diver.place !== null && test(diver));
  if (now.choices.some(carries)) return { key: 'dyk-hint-carry' };
  if (some((diver) => diver.wish)) return { key: 'dyk-hint-wish' };
  if (some((diver) => diver.caught)) return { key: 'dyk-hint-caught', args: { together: Number(scene.together) } };
  if (some((diver) => diver.held)) return { key: 'dyk-hint-held' };
  if (some((diver) => diver.tussock > 0)) return { key: 'dyk-hint-mud' };
  if (some((diver) => scene.shore.some((place) => place.square === diver.place)))
    return { key: 'dyk-hint-shore', args: { solo: Number(scene.solo) } };
  const dry = mine.every((diver) => diver.place === scene.squares + scene.turn);
  return { key: dry ? 'dyk-hint-out' : 'dyk-hint-explore' };
}

// Buttons beside the board

export function buttons({ scene, choices, names }: Now): ActionButton[] {
  return choices.flatMap((choice): ActionButton[] => {
    const args = aboutDiver(scene, EACH * crewOf(choice) + diverOf(choice), names);
    switch (did(choice)) {
      case 'pass':
        return [{ choice, label: { key: 'dyk-do-pass' }, tone: 'quiet' }];
      case 'lose':
        return [{ choice, label: { key: 'dyk-do-lose', args }, tone: 'quiet' }];
      case 'lose_piece':
        return [{ choice, label: { key: 'dyk-do-lose-piece' }, tone: 'main' }];
      case 'drown':
        return [{ choice, label: { key: 'dyk-do-drown', args }, tone: 'quiet' }];
      case 'pay':
        return [{ choice, label: { key: 'dyk-do-pay', args: { crew: crewOf(choice) } }, tone: 'quiet' }];
      default:
        return []; // everything else is chosen on the board itself
    }
  });
}

// The board in words

/** Where a square is. */
export function placeWords(scene: DykarnaScene, square: number): Sentence {
  const args = { row: Math.floor(square / scene.width), column: square % scene.width };
  if (tileAt(scene, square)) return { key: 'dyk-place', args };
  const shore = scene.shore.findIndex((place) => place.square === square);
  if (shore < 0) return { key: 'dyk-place-corner' };
  return { key: 'dyk-place-shore', args: { crew: Math.floor(shore / scene.side), spot: (shore % scene.side) + 1 } };
}

/** What lies, stands and swims on a square. */
export function squareWords(scene: DykarnaScene, square: number, names: string[]): Sentence[] {
  const tile = tileAt(scene, square);
  const words: Sentence[] = tile ? [{ key: `dyk-tile-${tile.face}`, args: { tussocks: tile.tussocks } }] : [];
  if (tile?.face === 'current') words.push(...tile.arrows.map((way) => ({ key: 'dyk-arrow', args: { way } })));
  if (tile?.tail !== null && tile?.tail !== undefined) words.push({ key: 'dyk-tail', args: { way: tile.tail } });
  const pieces = tile?.treasure.reduce((sum, some) => sum + some, 0) ?? 0;
  if (pieces) words.push({ key: 'dyk-pieces', args: { pieces } });
  const boat = scene.boats.find((boat) => boat.place === square);
  if (boat) words.push({ key: 'dyk-boat', args: { name: names[boat.seat] ?? '', pieces: boat.home } });
  const places = [square, boat ? scene.squares + boat.crew : square];
  const here = scene.divers.filter((diver) => diver.place !== null && places.includes(diver.place));
  words.push(...here.map((diver) => ({ key: 'dyk-diver', args: aboutDiver(scene, diver.number, names) })));
  return words;
}

/** What is chosen on the sea itself, in words. */
export function nameOf({ scene }: Now, choice: Choice): Sentence[] {
  const foresight = foresightOf(scene, choice);
  const square = squareChosen(scene, choice, foresight);
  return [...(square === null ? [] : [placeWords(scene, square)]), doing(scene, { choice, foresight })];
}

/** What choosing a target does. */
export function doing(scene: DykarnaScene, { choice, foresight }: Target): Sentence {
  const mover = moverOf(scene, choice);
  const boat = (foresight?.stages[1] ?? 0) >= scene.squares; // boats are numbered from there
  const args = {
    diver: scene.divers[mover ?? 0]?.mark ?? 0,
    carry: Number(carries(choice)),
    where: boat ? 'boat' : 'sea',
  };
  return { key: mover === BOAT ? 'dyk-go-drive' : `dyk-go-${did(choice).replaceAll('_', '-')}`, args };
}

/** What is known to come of a move. */
export function foresightWords(scene: DykarnaScene, foresight: Foresight, names: string[]): Sentence[] {
  const end = foresight.stages.at(-1);
  const lost = foresight.diver !== null && foresight.out.includes(foresight.diver);
  const words: Sentence[] = [];
  if (foresight.unknown) words.push({ key: 'dyk-then-unknown' });
  else if (foresight.choice) words.push({ key: 'dyk-then-choice' });
  else if (end !== undefined && !lost) words.push(...arrival(scene, foresight, end));
  for (const diver of foresight.struck) words.push({ key: 'dyk-then-struck', args: aboutDiver(scene, diver, names) });
  for (const diver of foresight.out) words.push({ key: 'dyk-then-out', args: aboutDiver(scene, diver, names) });
  if (foresight.home > 0) words.push({ key: 'dyk-then-home' });
  if (foresight.home < 0) words.push({ key: 'dyk-then-ransom' });
  return words;
}

function arrival(scene: DykarnaScene, foresight: Foresight, end: number): Sentence[] {
  const tile = tileAt(scene, end);
  if (!tile) return [];
  const trudging = foresight.stages[0] === end && tile.tussocks > 0;
  const face = trudging ? 'trudge' : tile.face === 'treasure' ? 'open' : tile.face;
  const here = scene.divers.some(
    (diver) => diver.place === end && comrades(scene, scene.turn, diver.crew) && tile.face === 'octopus',
  );
  const args = { tussocks: tile.tussocks, rescue: Number(here), together: Number(scene.together) };
  const known = ['open', 'island', 'turtle', 'mud', 'trudge', 'urchin', 'octopus'].includes(face);
  return known ? [{ key: `dyk-then-${face}`, args }] : [];
}

/** What a diver is doing, in a word or two. */
export function stateOf(scene: DykarnaScene, diver: Diver): Sentence {
  if (diver.place === null) return { key: 'dyk-state-out' };
  if (diver.caught) return { key: 'dyk-state-caught' };
  if (diver.delayed) return { key: 'dyk-state-delayed' };
  if (diver.held) return { key: 'dyk-state-held' };
  if (diver.wish) return { key: 'dyk-state-wish' };
  if (diver.place >= scene.squares) return { key: 'dyk-state-boat' };
  const tile = tileAt(scene, diver.place);
  if (!tile) return { key: 'dyk-state-shore' };
  return {
    key: `dyk-state-${diver.tussock ? 'mud' : 'sea'}`,
    args: { tussock: diver.tussock, tussocks: tile.tussocks },
  };
}

export function badgeOf(diver: Diver): string | null {
  if (diver.caught) return 'caught';
  if (diver.delayed) return 'delayed';
  if (diver.held) return 'held';
  return diver.wish ? 'wish' : null;
}

/** Partners share their treasures: each of them counts all. */
export function sideScore([points = 0]: number[]): Sentence {
  return score(points);
}

/** Treasures in the boats are what counts. */
export function score(points: number): Sentence {
  return { key: 'dyk-score', args: { points } };
}
