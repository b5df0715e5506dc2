/** What a review says of a decision, in the words of its game. */
import type { Choice, ReviewedDecision, View } from '../../wire';
import { choiceWords, type GameFace, type Moment } from '../../kit/face';
import { say } from '../../lib/words';

/** A chance as people read it. */
export function percent(chance: number): string {
  return say('review-percent', { percent: Math.round(100 * chance) });
}

/** What lies between two chances, as they are written: nobody should have to wonder about roundings. */
export function between(more: number, less: number): string {
  const whole = Math.round(100 * more) - Math.round(100 * less);
  return whole > 0 ? say('review-percent', { percent: whole }) : say('review-less-than', { percent: 1 });
}

/** A change of a chance, with its sign. */
export function change(by: number): string {
  const whole = Math.round(100 * Math.abs(by));
  return say('review-change', { percent: whole, sign: whole === 0 ? 'none' : by < 0 ? 'minus' : 'plus' });
}

/** The actions a review speaks of: what was chosen, what would have been better, and what one who knew all had chosen. */
function choicesIn({ action, best, open_best }: ReviewedDecision): Choice[] {
  const all = [action, best, open_best];
  return all.filter((choice, i) => all.findIndex((other) => other.action === choice.action) === i);
}

/** The moment of a decision, as the boards and the games' words want it. */
export function momentOf(view: View, before: View | null, decision: ReviewedDecision | null, names: string[]): Moment {
  return {
    scene: view.scene,
    before: before?.scene ?? null,
    acting: decision?.seat ?? null,
    choices: decision ? choicesIn(decision) : [],
    eyes: view.seat,
    oneScreen: false,
    names,
    live: false,
  };
}

export interface Told {
  main: string[]; // what was chosen, and what would have been better
  aside: string; // what nobody could have known
}

/** What there is to say of a decision, seen as its own seat saw it. */
export function tellOf(face: GameFace, view: View, decision: ReviewedDecision, names: string[], mine: boolean): Told {
  const moment = momentOf(view, null, decision, names);
  const words = (choice: Choice) => choiceWords(face, moment, choice) || say('review-something');
  const { seat, action, best, open_best, after, chance, loss, doubt, open_gain } = decision;
  const who = { whose: mine ? 'you' : 'other', name: names[seat] ?? '' };
  const chosen = say('review-chose', { ...who, action: words(action), chance: percent(after[seat] ?? chance) });
  const main =
    loss > 0
      ? [
          say('review-better', { action: words(best), chance: percent(chance) }),
          chosen,
          say('review-cost', { loss: between(chance, after[seat] ?? chance), doubt: percent(Math.max(doubt, 0.01)) }),
        ]
      : [chosen, say('review-fine')];
  const known = open_gain > 0 && open_best.action !== action.action;
  return { main, aside: known ? say('review-open', { action: words(open_best), gain: percent(open_gain) }) : '' };
}
