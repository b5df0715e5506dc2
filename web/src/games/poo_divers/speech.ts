/** What the frame says about this game: the status sentence, hints for a first game, and the buttons beside the board. */
import type { Choice } from '../../wire';
import type { PooDiversScene } from './wire';
import type { Args, Sentence } from '../../lib/words';
import { TURN } from '../../kit/compass';
import type { ActionButton, Moment } from '../../kit/face';
import { namesOf, whose } from '../../kit/speech';
import { coverOf, did, directionOf } from './choices';
import { firstWorth, payment, pushTarget, pushWorth } from './scene';

type Now = Moment<PooDiversScene>;

function pushes(choices: Choice[]): Choice[] {
  return choices.filter((choice) => did(choice) === 'push');
}

function leaders(scene: PooDiversScene): number[] {
  if (scene.champion !== null) return [scene.champion];
  const most = Math.max(...scene.purses.map((purse) => purse.points));
  return scene.purses.flatMap((purse, seat) => (purse.points === most ? [seat] : []));
}

export function status(now: Now): Sentence {
  const { scene, names } = now;
  if (scene.phase === 'over') return overSentence(scene, names);
  const args: Args = {
    whose: whose(now, scene.turn),
    name: names[scene.turn] ?? '',
    pot: payment(scene),
    worth: pushWorth(scene),
  };
  if (scene.phase === 'deciding') {
    const stuck = now.acting !== null && !pushes(now.choices).length;
    if (stuck) return { key: 'poo-status-must-bank', args };
    return { key: takesAll(scene) ? 'poo-status-last' : 'poo-status-deciding', args };
  }
  if (scene.phase === 'opening' && wokeUp(now)) return { key: 'poo-status-opening-again', args };
  return { key: `poo-status-${scene.phase}`, args };
}

/** The same player opens again, because a sleeper came up. (POO-7) */
function wokeUp({ scene, before }: Now): boolean {
  return before?.phase === 'opening' && before.turn === scene.turn && before !== scene;
}

/** The pot takes all that is left to win: pushing on could only lose it. (POO-16) */
function takesAll({ pot, supply }: PooDiversScene): boolean {
  return pot >= supply.points;
}

function overSentence(scene: PooDiversScene, names: string[]): Sentence {
  const best = leaders(scene);
  const args = {
    ending: scene.supply.points === 0 ? 'empty' : 'open',
    names: namesOf(best, names),
    points: scene.purses[best[0] ?? 0]?.points ?? 0,
    winners: best.length,
  };
  return { key: scene.champion === null ? 'poo-status-over' : 'poo-status-settled', args };
}

/** What nobody has won yet; after the last turn it cannot be won any more. */
export function supplySentence({ phase, supply: { points } }: PooDiversScene): Sentence {
  const done = phase === 'contest' || phase === 'over';
  return { key: done ? 'poo-supply-left' : 'poo-supply', args: { points } };
}

/** The longest that may be said of the supply. */
export const ROOM_FOR_SUPPLY: Sentence[] = [
  { key: 'poo-supply', args: { points: 100 } },
  { key: 'poo-supply-left', args: { points: 100 } },
  { key: 'poo-supply-left', args: { points: 0 } },
];

export function hint(now: Now): Sentence | null {
  if (now.acting === null) return null;
  const { scene } = now;
  const anyFind = scene.covers.some((cover) => cover.face === 'find');
  switch (scene.phase) {
    case 'opening':
      if (wokeUp(now)) return { key: 'poo-hint-sleeper' };
      return { key: anyFind ? 'poo-hint-lines' : 'poo-hint-open' };
    case 'deciding':
      if (!pushes(now.choices).length) return { key: 'poo-hint-must-bank' };
      if (takesAll(scene)) return { key: 'poo-hint-last' };
      return { key: scene.finds > 1 ? 'poo-hint-push-on' : 'poo-hint-push' };
    case 'looking':
      return { key: 'poo-hint-look' };
    case 'peeking':
      return { key: 'poo-hint-peek' };
    case 'contest':
      return { key: 'poo-hint-contest' };
    default:
      return null;
  }
}

export function buttons({ scene, choices }: Now): ActionButton[] {
  return choices.flatMap((choice): ActionButton[] => {
    switch (did(choice)) {
      case 'bank':
        return [{ choice, label: { key: 'poo-do-bank', args: { pot: payment(scene) } }, tone: 'gold' }];
      case 'push': {
        const direction = directionOf(choice);
        const args = { direction, worth: pushWorth(scene) };
        return [{ choice, label: { key: 'poo-do-push', args }, tone: 'quiet', turn: direction * TURN }];
      }
      case 'skip_look':
        return [{ choice, label: { key: 'poo-do-skip-look' }, tone: 'quiet' }];
      case 'put_back':
        return [{ choice, label: { key: 'poo-do-put-back' }, tone: 'main' }];
      case 'let_rip':
        return [{ choice, label: { key: 'poo-do-let-rip' }, tone: 'gold' }];
      default:
        return []; // covers are chosen on the street itself
    }
  });
}

/** Which choice opens or looks under each cover. */
export function choiceByCover(scene: PooDiversScene, choices: Choice[]): Map<number, Choice> {
  const found = new Map<number, Choice>();
  for (const choice of choices) {
    const cover = did(choice) === 'push' ? pushTarget(scene, directionOf(choice)) : coverOf(choice);
    if (cover >= 0) found.set(cover, choice);
  }
  return found;
}

/** What is chosen on the street itself, in words. */
export function nameOf({ scene }: Now, choice: Choice): Sentence[] {
  return [coverLabel(scene, coverOf(choice), choice, 'closed')];
}

/** What a cover is called, with what choosing it does. */
export function coverLabel(scene: PooDiversScene, index: number, choice: Choice | undefined, peeked: string): Sentence {
  const cover = scene.covers[index];
  const place = { row: (cover?.row ?? 0) + 1, column: (cover?.column ?? 0) + 1 };
  if (scene.peek?.cover === index) return { key: 'poo-cover-peeked', args: { ...place, face: peeked } };
  if (!choice) return { key: 'poo-cover', args: { ...place, face: cover?.face ?? 'closed' } };
  switch (did(choice)) {
    case 'push':
      return { key: 'poo-cover-push', args: { ...place, worth: pushWorth(scene) } };
    case 'look':
      return { key: 'poo-cover-look', args: place };
    default:
      return { key: 'poo-cover-open', args: { ...place, worth: firstWorth(scene, index) } };
  }
}
