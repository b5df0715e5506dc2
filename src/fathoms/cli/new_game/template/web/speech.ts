/** What the frame says about this game: the status sentence, hints for a first game, and the buttons beside the board. */
import type { ActionButton, Moment } from '../../kit/face';
import { namesOf, whose } from '../../kit/speech';
import type { Args, Sentence } from '../../lib/words';
import type { Choice } from '../../wire';
import { cardOf, did } from './choices';
import { leaders } from './scene';
import type { StubGameScene } from './wire';

type Now = Moment<StubGameScene>;

export function status(now: Now): Sentence {
  const { scene, names } = now;
  if (scene.phase === 'over') return overSentence(scene, names);
  if (scene.phase === 'showing') {
    const winner = scene.winner === null ? 'none' : (names[scene.winner] ?? '');
    return { key: 'stub-game-status-showing', args: { winner } };
  }
  const args: Args = { whose: whose(now, scene.turn), name: names[scene.turn] ?? '', prize: scene.prize };
  return { key: 'stub-game-status-laying', args };
}

function overSentence(scene: StubGameScene, names: string[]): Sentence {
  const best = leaders(scene);
  const args = {
    names: namesOf(best, names),
    points: scene.bidders[best[0] ?? 0]?.points ?? 0,
    winners: best.length,
  };
  return { key: 'stub-game-status-over', args };
}

export function hint({ scene, acting }: Now): Sentence | null {
  if (acting === null || scene.phase !== 'laying') return null;
  const begun = scene.bidders.some(({ points }) => points > 0);
  return { key: begun ? 'stub-game-hint-same' : 'stub-game-hint-lay' };
}

/** Cards are chosen on the board itself. */
export function buttons({ scene, choices }: Now): ActionButton[] {
  const label: Sentence = { key: 'stub-game-do-go-on', args: { left: scene.left } };
  return choices.filter((choice) => did(choice) === 'go_on').map((choice) => ({ choice, label, tone: 'main' }));
}

/** What is chosen on the board, in words. */
export function nameOf(_: Now, choice: Choice): Sentence[] {
  return [{ key: 'stub-game-lay', args: { card: cardOf(choice) } }];
}
