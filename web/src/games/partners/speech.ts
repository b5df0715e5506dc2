/** What the frame says about this game: the status sentence, hints for a first game, and the buttons beside the board. */
import type { Choice } from '../../wire';
import type { PartnersScene, Target } from './wire';
import type { Args, Sentence } from '../../lib/words';
import type { ActionButton, Moment } from '../../kit/face';
import { namesOf, whose } from '../../kit/speech';
import { aim } from './aim.svelte';
import { cardOf, colourOut, did, moveOf } from './choices';
import { isBack, isOut, partOf, spotOf, stepsOf, targetsOf } from './choosing';
import { EACH } from './geometry';
import { colourOf } from './scene';

type Now = Moment<PartnersScene>;

function colourName(scene: PartnersScene, seat: number): string {
  return scene.players[seat]?.colour ?? '';
}

export function status(now: Now): Sentence {
  const { scene, names } = now;
  if (scene.phase === 'over') return overSentence(scene, names);
  if (scene.phase === 'exchanging') return exchangeSentence(now);
  const args: Args = {
    whose: whose(now, scene.turn),
    name: names[scene.turn] ?? '',
    card: scene.card ?? 'face_down',
    rest: scene.rest,
    partners: namesOf(scene.moves_for, names),
  };
  if (scene.phase === 'choosing') {
    if (now.choices.some((choice) => did(choice) === 'lay_down')) return { key: 'partners-status-stuck', args };
    if (aim.next && now.acting !== null)
      return { key: aim.next === 'place' ? 'partners-how-to-steps' : 'partners-how-to' };
    return { key: helps(scene) ? 'partners-status-helping' : 'partners-status-choosing', args };
  }
  if (scene.card === 'seven')
    return { key: scene.can_stop ? 'partners-status-seven-rest' : 'partners-status-seven', args };
  if (scene.card === 'swap') return { key: 'partners-status-swap', args };
  if (scene.card === 'two' && scene.rest === 1) return { key: 'partners-status-second-out', args };
  return { key: 'partners-status-moving', args };
}

/** Are all pieces of the player whose turn it is locked? Then the cards are for the partners. (PAR-27) */
function helps(scene: PartnersScene): boolean {
  return scene.players[scene.turn]?.finished ?? false;
}

function exchangeSentence(now: Now): Sentence {
  const { scene, names, acting } = now;
  if (acting === null) {
    const slow = scene.players.flatMap((player, seat) => (player.chosen || !player.hand.length ? [] : [seat]));
    return { key: 'partners-status-waiting', args: { names: namesOf(slow, names), count: slow.length } };
  }
  const args = {
    whose: whose(now, acting),
    name: names[acting] ?? '',
    partner: names[scene.players[acting]?.receiver ?? 0] ?? '',
  };
  return { key: 'partners-status-exchanging', args };
}

function overSentence(scene: PartnersScene, names: string[]): Sentence {
  const best = scene.players.flatMap((player, seat) => (player.rank === 1 ? [{ ...player, seat }] : []));
  const winners = namesOf(
    best.map(({ seat }) => seat),
    names,
  );
  if (best.every(({ finished }) => finished)) return { key: 'partners-status-over', args: { names: winners } };
  const sides = new Set(best.map(({ side }) => side)).size;
  return { key: 'partners-status-stopped', args: { names: winners, sides } }; // (PAR-29)
}

export function hint({ scene, acting, choices }: Now): Sentence | null {
  if (acting === null) return null;
  if (scene.phase === 'exchanging') return { key: 'partners-hint-exchange', args: { form: scene.form } };
  if (scene.phase === 'moving') {
    if (scene.card === 'seven') return sevenHint(scene);
    return scene.card === 'swap' ? { key: 'partners-hint-swap' } : null;
  }
  if (choices.some((choice) => did(choice) === 'lay_down')) return { key: 'partners-hint-stuck' };
  if (helps(scene)) return { key: 'partners-hint-helping', args: { count: scene.moves_for.length } };
  const mine = scene.pieces.filter((piece) => piece.colour === acting);
  if (mine.some((piece) => piece.where === 'lane' && !piece.locked)) return { key: 'partners-hint-lane' };
  if (mine.some((piece) => piece.where === 'start')) return { key: 'partners-hint-start' };
  return { key: mine.some((piece) => piece.where === 'track') ? 'partners-hint-track' : 'partners-hint-play' };
}

/** Whose pieces a 7 is for: one's own, what is left of it all partners', and a helper's those of one of them. (PAR-16) */
function sevenHint(scene: PartnersScene): Sentence {
  const count = scene.moves_for.length;
  if (!helps(scene)) return { key: 'partners-hint-seven' };
  if (scene.pieces.some(({ colour, moved }) => moved && colour === scene.turn))
    return { key: 'partners-hint-seven-rest', args: { count, rest: scene.seven_rest } };
  return { key: scene.form === 'teams' ? 'partners-hint-seven-helping' : 'partners-hint-seven' };
}

/** What an empty hand means: a side that has taken its place is dealt no more cards. (PAR-28) */
export function noHand(scene: PartnersScene, seat: number): Sentence {
  return { key: scene.players[seat]?.rank == null ? 'partners-no-hand' : 'partners-no-more-hands' };
}

/** Cards and pieces are chosen where they are; these stand below the hand. */
export function underHand(choices: Choice[]): ActionButton[] {
  return choices.flatMap((choice): ActionButton[] => {
    switch (did(choice)) {
      case 'lay_down':
        return [{ choice, label: { key: 'partners-do-lay-down' }, tone: 'main' }];
      case 'take_back':
        return [{ choice, label: { key: 'partners-do-take-back' }, tone: 'quiet' }];
      case 'stop':
        return [{ choice, label: { key: 'partners-do-stop' }, tone: 'main' }];
      default:
        return [];
    }
  });
}

/** None of them stands apart from the hand. */
export function buttons(): ActionButton[] {
  return [];
}

/** What is chosen from the hand or on the board, in words, and how it goes on. */
export function nameOf({ scene, acting, names }: Now, choice: Choice, then: Choice[] = []): Sentence[] {
  const card = cardOf(choice);
  if (card !== undefined) {
    const partner = names[scene.players[acting ?? 0]?.receiver ?? 0] ?? '';
    if (did(choice) !== 'play') return [{ key: 'partners-advice-gift', args: { card, partner } }];
    const play = { key: 'partners-advice-play', args: { card, partner } };
    return [play, ...partsOf(scene, targetsOf(scene, card), then)];
  }
  const [button] = underHand([choice]);
  return button ? [button.label] : partsOf(scene, scene.targets, [choice, ...then]);
}

/** A move in its parts: it is known where the first one leads, and of the others who moves, and how far. */
function partsOf(scene: PartnersScene, targets: Target[], parts: Choice[]): Sentence[] {
  return parts.flatMap((choice, i) => {
    const target = i === 0 && targets.find(({ action }) => action === choice.action);
    return target ? [targetLabel(scene, target)] : laterPart(scene, choice);
  });
}

function laterPart(scene: PartnersScene, choice: Choice): Sentence[] {
  const colour = colourOut(choice);
  if (colour) return [{ key: 'partners-spot-out', args: { colour, where: 'home', spot: 0 } }];
  const move = moveOf(choice);
  if (!move) return underHand([choice]).map(({ label }) => label);
  const args = { ...placeArgs(scene, move.piece), steps: move.steps };
  return [did(choice) === 'change' ? { key: 'partners-spot-swap-second', args } : { key: 'partners-advice-go', args }];
}

/** What comes of a move for others, or for oneself: nobody, a hit piece's colour, or the own fall. */
function hitArgs(scene: PartnersScene, { piece, sent_home }: Target): Args {
  const victim = sent_home[0];
  if (victim === undefined) return { hit: 'nobody', victim: '' };
  return { hit: victim === piece ? 'self' : 'other', victim: colourName(scene, colourOf(victim)) };
}

function placeArgs(scene: PartnersScene, piece: number): Args {
  const place = scene.pieces[piece]?.place ?? 0;
  return { colour: colourName(scene, colourOf(piece)), where: partOf(place), spot: spotOf(place) };
}

/** What one way to move a piece is called. */
export function targetLabel(scene: PartnersScene, target: Target): Sentence {
  const args = { ...placeArgs(scene, target.piece), ...hitArgs(scene, target) };
  if (target.to === null) {
    return { key: scene.chosen === null ? 'partners-spot-swap-first' : 'partners-spot-swap-second', args };
  }
  const there = { towhere: partOf(target.to), tospot: spotOf(target.to), steps: stepsOf(scene, target) };
  if (args['where'] === 'home') return { key: 'partners-spot-out', args };
  if (isBack(scene, target)) return { key: 'partners-spot-back', args: { ...args, ...there } };
  return { key: target.turn === null ? 'partners-spot-go' : 'partners-spot-turn', args: { ...args, ...there } };
}

/** How far a target is, for the little room on a circle or a button. */
export function stepLabel(scene: PartnersScene, target: Target): Sentence {
  if (isOut(scene, target)) return { key: 'partners-out' };
  const args = { steps: stepsOf(scene, target) };
  return { key: isBack(scene, target) ? 'partners-step-back' : 'partners-step', args };
}

/** What a piece is called that can move in several ways. */
export function moverLabel(scene: PartnersScene, piece: number, targets: Target[]): Sentence {
  const steps = targets.map((target) => stepsOf(scene, target)).join(', ');
  return { key: 'partners-spot-piece', args: { ...placeArgs(scene, piece), steps } };
}

/** What partners have in the goal together. */
export function sideScore(points: number[]): Sentence {
  const all = points.reduce((sum, some) => sum + some, 0);
  return { key: 'partners-side-score', args: { points: all, most: EACH * points.length } };
}

/** Nobody counts points: what a seat has is pieces in the goal. */
export function score(points: number): Sentence {
  return { key: 'partners-score', args: { points } };
}
