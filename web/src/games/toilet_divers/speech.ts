/** What the frame says about this game: the status sentence, hints for a first game, and the buttons beside the board. */
import type { Choice } from '../../wire';
import type { Card, ToiletDiversScene } from './wire';
import { type Args, say, type Sentence } from '../../lib/words';
import type { ActionButton, Moment } from '../../kit/face';
import { namesOf, whose } from '../../kit/speech';
import { chipOf, did, levelOf, placeOf, wayOf } from './choices';
import { choiceTo, LEVELS, levelAt, nextKnown, type WayName } from './scene';

type Scene = ToiletDiversScene;
type Now = Moment<Scene>;

export function treasureName(treasure: string | null): string {
  return treasure ? say('toi-treasure', { treasure }) : '';
}

export function toolName(tool: string | undefined): string {
  return say('toi-tool', { tool: tool ?? '' });
}

/** Whose toilet stands at a place; in a game of two the spare ones are numbered. */
export function toiletName(scene: Scene, place: number, names: string[], eyes: number | null): string {
  const seat = scene.places[place]?.seat ?? null;
  if (seat !== null) return seat === eyes ? say('toi-toilet-yours') : say('toi-toilet-of', { name: names[seat] ?? '' });
  const spare = [...scene.places.keys()].filter((each) => scene.places[each]?.seat == null);
  if (spare.length === 1) return say('toi-toilet-spare');
  return say('toi-toilet-spare-number', { number: 1 + spare.indexOf(place) });
}

/** Who sits at a place; nobody at a spare one. */
export function playerAt(scene: Scene, place: number, names: string[]): string {
  const seat = scene.places[place]?.seat ?? null;
  return seat === null ? '' : (names[seat] ?? '');
}

/** A place with its toilet and its tool, in words. */
export function placeLabel(scene: Scene, place: number, names: string[], eyes: number | null): Sentence {
  const level = levelAt(scene, place);
  const args = {
    toilet: toiletName(scene, place, names, eyes),
    tool: toolName(scene.places[place]?.tool),
    level,
    state: level === 0 ? 'closed' : scene.phase === 'leafing' ? 'leafing' : 'open',
  };
  return { key: 'toi-place', args };
}

/** What the assistant shows. */
export function showsLabel(scene: Scene, names: string[]): string {
  const { pointed = null, helper = null } = scene.dive ?? {};
  if (pointed === null || helper === null) return '';
  return say('toi-shows', { name: playerAt(scene, helper, names), way: pointed });
}

/** What lies open, in words. */
export function cardLabel(card: Card | null, level: number): Sentence {
  if (!card) return { key: 'toi-card-none', args: { level } };
  const down = card.ways.includes('down');
  const args: Args = {
    level,
    what: card.treasure
      ? treasureName(card.treasure)
      : card.obstacle
        ? say('toi-obstacle', { obstacle: card.obstacle })
        : '',
    tool: card.tool ? toolName(card.tool) : '',
    kind: card.kind === 'plain' && !down ? 'dead' : card.kind,
  };
  return { key: 'toi-card', args };
}

/** What choosing a way does. */
export function wayLabel(
  scene: Scene,
  way: WayName,
  pointing: boolean,
  names: string[],
  eyes: number | null,
): Sentence {
  const leads = scene.dive?.ways.find((each) => each.way === way);
  const where = way === 'down' ? '' : toiletName(scene, leads?.place ?? 0, names, eyes);
  return { key: pointing ? 'toi-point-way' : 'toi-go-way', args: { way, where, level: leads?.level ?? 0 } };
}

/** Who lends a tool: a player, or an empty place. */
function lender(scene: Scene, place: number, names: string[]): Args {
  const seat = scene.places[place]?.seat ?? null;
  const tool = toolName(scene.places[place]?.tool);
  return { tool, name: playerAt(scene, place, names), who: seat === null ? 'nobody' : 'player' };
}

export function handLabel(scene: Scene, place: number, names: string[]): Sentence {
  return { key: 'toi-do-hand', args: lender(scene, place, names) };
}

// The status line

function leaders(scene: Scene): number[] {
  const most = Math.max(...scene.purses.map((purse) => purse.stars ?? 0));
  return scene.purses.flatMap((purse, seat) => (purse.stars === most ? [seat] : []));
}

export function status(now: Now): Sentence {
  const { scene, names } = now;
  const seat = now.acting ?? scene.turn;
  const args: Args = { whose: whose(now, seat), name: names[seat] ?? '', what: treasureName(scene.wanted) };
  switch (scene.phase) {
    case 'leafing':
      return leafingStatus(now, args);
    case 'turning':
      return { key: 'toi-status-turning', args: { ...args, last: scene.dive ? 'missed' : 'none' } };
    case 'diving':
      return divingStatus(now, args);
    case 'keeping':
      return { key: 'toi-status-keeping', args: { ...args, chips: isHelped(scene) ? 'helped' : 'alone' } };
    default:
      return overSentence(scene, names);
  }
}

/** Does a player get the other chip? A tool from an empty place earns nothing. (TOI-10) */
function isHelped({ dive, places }: Scene): boolean {
  return dive !== null && dive.helper !== null && places[dive.helper]?.seat !== null;
}

function leafingStatus({ scene, acting, eyes }: Now, args: Args): Sentence {
  if (acting !== null) return { key: 'toi-status-leafing', args };
  const waiting = scene.pages.filter((page) => page.level > 0).length;
  const mine = eyes !== null && scene.pages[eyes]?.level === 0;
  return { key: mine ? 'toi-status-leafed' : 'toi-status-leafing', args: { ...args, waiting } };
}

function divingStatus({ scene, acting, choices, names }: Now, args: Args): Sentence {
  const { dive } = scene;
  const more = { ...args, level: dive?.level ?? 1, diver: names[scene.turn] ?? '' };
  if (acting !== null && acting !== scene.turn) return { key: 'toi-status-helping', args: more };
  if (choiceTo(choices, 'surface') && dive && dive.may_hand_to !== null)
    return {
      key: 'toi-status-stuck',
      args: { ...more, ...lender(scene, dive.may_hand_to, names), name: args['name'] ?? '' },
    };
  return { key: 'toi-status-diving', args: { ...more, ahead: inTheWay(dive) } };
}

/**
 * What sits in the way down, and the tool that gets past it; nothing where nothing does, a tool was lent for it, or
 * there is no way down, on the bottom.
 */
function inTheWay(dive: Scene['dive']): string {
  const card = dive?.card;
  const down = dive?.ways.find(({ way }) => way === 'down')?.state;
  const lent = dive?.helper !== null && down === 'free';
  if (!card?.obstacle || lent || down === 'shut') return '';
  const what = say('toi-obstacle', { obstacle: card.obstacle });
  return ` ${say('toi-in-the-way', { what, tool: toolName(card.tool ?? '') })}`;
}

function overSentence(scene: Scene, names: string[]): Sentence {
  const best = leaders(scene);
  const args = {
    names: namesOf(best, names),
    stars: scene.purses[best[0] ?? 0]?.stars ?? 0,
    winners: best.length,
  };
  return { key: 'toi-status-over', args };
}

// Tips for a first game

export function hint(now: Now): Sentence | null {
  if (now.acting === null) return null;
  const { scene, acting } = now;
  switch (scene.phase) {
    case 'leafing':
      return { key: 'toi-hint-leafing' };
    case 'turning':
      return { key: nextKnown(scene) ? 'toi-hint-second' : 'toi-hint-turning' };
    case 'keeping':
      return keepingHint(now);
    case 'diving':
      return acting === scene.turn ? divingHint(now) : { key: 'toi-hint-pointing' };
    default:
      return null;
  }
}

/** A flush swaps the finder's toilet with that of the next player, who sits on the left only in a game of four. */
function keepingHint({ scene, names }: Now): Sentence {
  const next = names[(scene.turn + 1) % scene.purses.length] ?? '';
  if (scene.flush) return { key: 'toi-hint-keeping-flush', args: { next } };
  return { key: 'toi-hint-keeping', args: { chips: isHelped(scene) ? 'helped' : 'alone' } };
}

function divingHint({ scene, choices, names }: Now): Sentence {
  const { dive } = scene;
  const hand = choiceTo(choices, 'hand');
  if (hand) return { key: 'toi-hint-hand', args: lender(scene, placeOf(hand), names) };
  if (dive?.level === LEVELS) return { key: 'toi-hint-bottom' };
  if (dive?.card) return { key: `toi-hint-${dive.card.kind}` };
  const args = {
    first: scene.open_first_level ? 'open' : 'closed',
    bottom: scene.bottom_sideways ? 'open' : 'ends',
  };
  return { key: 'toi-hint-diving', args };
}

// Buttons; the ways and the pages are on the board itself.

function buttonFor(now: Now, choice: Choice): Omit<ActionButton, 'choice'> | null {
  const { scene, names } = now;
  switch (did(choice)) {
    case 'close':
      return { label: { key: 'toi-do-close' }, tone: 'main' };
    case 'turn_up':
      return { label: { key: 'toi-do-turn-up', args: { next: nextKnown(scene) ? 'known' : 'new' } }, tone: 'gold' };
    case 'hand':
      return { label: handLabel(scene, placeOf(choice), names), tone: 'main' };
    case 'surface':
      return { label: { key: 'toi-do-surface' }, tone: 'quiet' };
    case 'shrug':
      return { label: { key: 'toi-do-shrug' }, tone: 'quiet' };
    case 'keep':
      return { label: keepLabel(scene, chipOf(choice)), tone: 'gold' };
    default:
      return null;
  }
}

export function buttons(now: Now): ActionButton[] {
  return now.choices.flatMap((choice) => {
    const button = buttonFor(now, choice);
    return button ? [{ choice, ...button }] : [];
  });
}

/** What is chosen in the bathroom itself, in words. */
export function nameOf({ scene, acting, names, eyes, oneScreen }: Now, choice: Choice): Sentence[] {
  if (did(choice) === 'leaf') return [{ key: 'toi-page', args: { level: levelOf(choice), open: 'no' } }];
  const pointing = acting !== scene.turn;
  const way = wayOf(choice);
  return way ? [wayLabel(scene, way, pointing, names, oneScreen ? null : eyes)] : [];
}

/** What keeping a chip means. */
export function keepLabel(scene: Scene, which: number): Sentence {
  return { key: 'toi-do-keep', args: { stars: scene.drawn[which]?.stars ?? 0 } };
}

/** On one screen: whoever has a page open goes on; then the diver, who need not wait for a finger to point. */
export function asked(scene: Scene, seats: number[]): number {
  const first = seats[0] ?? 0;
  if (scene.phase === 'leafing') return seats.find((seat) => (scene.pages[seat]?.level ?? 0) > 1) ?? first;
  return seats.includes(scene.turn) ? scene.turn : first;
}

/** Stars are what counts. */
export function score(points: number): Sentence {
  return { key: 'toi-score', args: { points } };
}
