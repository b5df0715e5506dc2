/** What Tubyrinth says on the page: the status line, first-game hints and names. */
import type { TubyrinthScene } from './wire';
import type { Sentence } from '../../lib/words';
import type { ActionButton } from '../../kit/face';
import { namesOf } from '../../kit/speech';
import { companyOf, type Now, ownSeat, running } from './scene';

export function status(now: Now): Sentence {
  const { scene, names } = now;
  const own = ownSeat(now);
  const mine = own === null ? undefined : scene.seats[own];
  if (scene.puzzle) return puzzleStatus(scene);
  switch (scene.phase) {
    case 'ready': {
      if (!mine) return { key: 'tub-status-pause', args: { round: scene.round } };
      const waiting = scene.seats.filter((seat) => !seat.ready).length;
      if (mine.ready) return { key: 'tub-status-waiting', args: { waiting } };
      if (scene.round === 0) return { key: 'tub-status-first' };
      return {
        key: 'tub-status-judged',
        args: { round: scene.round, verdict: mine.verdict, gained: mine.gained, tiles: mine.counted },
      };
    }
    case 'racing':
      return { key: mine ? 'tub-status-race' : 'tub-status-watch', args: wanted(scene) };
    case 'glass': {
      const first = scene.seats.findIndex((seat) => seat.called === 1);
      if (mine?.called) return { key: 'tub-status-called', args: { place: mine.called } };
      return { key: 'tub-status-glass', args: { name: names[first] ?? '', seated: mine ? 'yes' : 'no' } };
    }
    default:
      return overSentence(scene, names);
  }
}

/** Who has won a race; whoever plays alone knows. */
function overSentence({ seats }: TubyrinthScene, names: string[]): Sentence {
  if (seats.length === 1) return { key: 'tub-status-over' };
  const points = Math.max(...seats.map((seat) => seat.points));
  const best = seats.flatMap((seat, number) => (seat.points === points ? [number] : []));
  return { key: 'tub-status-won', args: { names: namesOf(best, names), points, winners: best.length } };
}

function wanted({ mode, wanted: sizes }: TubyrinthScene) {
  return { mode, low: sizes[0] ?? 5, high: sizes.at(-1) ?? 7 };
}

function puzzleStatus(scene: TubyrinthScene): Sentence {
  const puzzle = scene.puzzle;
  const mine = scene.seats[0];
  if (scene.phase === 'over') {
    const hints = hintsTaken(scene);
    return puzzle?.solved
      ? { key: 'tub-status-solved', args: { tiles: mine?.counted ?? 0, hints } }
      : { key: 'tub-status-unsolved' };
  }
  if (scene.phase === 'ready') return { key: 'tub-status-puzzle-ready' };
  if (mine?.verdict === 'wrong')
    return {
      key: 'tub-status-puzzle-wrong',
      args: { ...wanted(scene), connected: mine.flow?.connected ?? 0, arrives: mine.flow?.arrives ? 'yes' : 'no' },
    };
  return { key: 'tub-status-puzzle', args: wanted(scene) };
}

export function hintsTaken({ puzzle }: TubyrinthScene): number {
  const hints = puzzle?.hints ?? [];
  return hints.length * 2 - (hints.at(-1)?.cell === null ? 1 : 0);
}

export function hint(now: Now): Sentence | null {
  const { scene } = now;
  const own = ownSeat(now);
  const mine = own === null ? undefined : scene.seats[own];
  if (!mine || scene.phase === 'over') return null;
  if (scene.phase === 'ready') return scene.round === 0 ? readyHint(scene) : judgedHint(scene);
  if (mine.called) return null;
  if (scene.phase === 'glass') return { key: scene.mode === 'basic' ? 'tub-hint-glass' : 'tub-hint-glass-point' };
  const laid = mine.laid?.length ?? 0;
  if (laid === 0) return { key: 'tub-hint-lay' };
  if (laid < 3) return { key: 'tub-hint-turn' };
  if (laid < (scene.wanted[0] ?? 5)) return { key: scene.strict ? 'tub-hint-joins-strict' : 'tub-hint-joins' };
  return { key: scene.puzzle ? 'tub-hint-call-puzzle' : 'tub-hint-call' };
}

/** What is about to begin. */
function readyHint(scene: TubyrinthScene): Sentence {
  const company = companyOf(scene);
  if (company === 'solo') return { key: 'tub-hint-ready-puzzle' };
  return { key: company === 'alone' ? 'tub-hint-ready-alone' : 'tub-hint-ready', args: { goal: scene.goal } };
}

/** How points are won and lost. */
function judgedHint(scene: TubyrinthScene): Sentence {
  const { mode, goal } = scene;
  if (companyOf(scene) === 'alone') return { key: 'tub-hint-judged-alone', args: { mode, goal } };
  return { key: mode === 'basic' ? 'tub-hint-judged' : 'tub-hint-judged-point' };
}

/** All of them stand beside the board, where they can wait for tiles that are still on their way. */
export function buttons(): ActionButton[] {
  return [];
}

/** Solo has no winner, only a puzzle that is solved or not. */
export function outcome(scene: TubyrinthScene): Sentence | null {
  if (!scene.puzzle || running(scene)) return null;
  return { key: scene.puzzle.solved ? 'tub-outcome-solved' : 'tub-outcome-unsolved' };
}
