/** What can be read from a scene: whose board is shown, how long the glass runs, what a round was worth. */
import type { BoardScene, SeatScene, TubyrinthScene } from './wire';
import type { Fortune, Moment } from '../../kit/face';
import type { RunningGlass } from '../../lib/table.svelte';
import { runOf, STEP } from './water';

const SPRAY = 600; // ms in which a leak is seen to be one

export type Now = Moment<TubyrinthScene>;

/** In what company it is played, as the words ask: a puzzle, a race against one's own time, or with others. */
export function companyOf({ puzzle, seats }: TubyrinthScene): 'solo' | 'alone' | 'others' {
  if (puzzle) return 'solo';
  return seats.length === 1 ? 'alone' : 'others';
}

/** What a board is called: a puzzle by its number, as on the wall; in a race by the board and its side. */
export function boardName({ puzzle }: TubyrinthScene, board: BoardScene): string | number {
  return puzzle ? board.number : board.name;
}

/** Is a round running? */
export function running(scene: TubyrinthScene): boolean {
  return scene.phase === 'racing' || scene.phase === 'glass';
}

/** The seat whose tiles the reader lays. */
export function ownSeat({ eyes, acting }: Pick<Now, 'eyes' | 'acting'>): number | null {
  return eyes ?? acting;
}

/** May a seat still lay tiles in this round? */
export function stillLays(scene: TubyrinthScene, seat: number | null): boolean {
  const one = seat === null ? undefined : scene.seats[seat];
  return running(scene) && !!one && one.laid !== null && one.called === 0;
}

/** The board to look at when nobody has chosen one: one's own, else the best pipeline, else the first. */
export function boardToShow(scene: TubyrinthScene, own: number | null): number {
  if (own !== null) return own;
  const callers = scene.seats
    .map((seat, number) => ({ seat, number }))
    .filter(({ seat }) => seat.verdict === 'correct')
    .sort((a, b) => a.seat.called - b.seat.called);
  return callers[0]?.number ?? 0;
}

/** The whole glass of the round, of which the table only tells the beat that runs now. */
export function wholeGlass(scene: TubyrinthScene, beat: RunningGlass | null | undefined): RunningGlass | null {
  if (!scene.clock || !beat) return null;
  const { seconds, run } = scene.clock;
  return { seconds, ends: beat.ends + 1000 * Math.max(0, seconds - run - beat.seconds) };
}

/** Those who have called, in order, then the others. */
export function inOrderOfCalls(scene: TubyrinthScene): { seat: SeatScene; number: number }[] {
  return scene.seats
    .map((seat, number) => ({ seat, number }))
    .sort((a, b) => (a.seat.called || 99) - (b.seat.called || 99) || b.seat.gained - a.seat.gained);
}

/** Everyone acts at once, so nothing waits for what another's hands do; water and tiles move by themselves. */
export function pace(): number {
  return 0;
}

/** Of a judging: until the water is still. */
export function lasts(before: TubyrinthScene, after: TubyrinthScene): number {
  if (!running(before) || running(after)) return 0;
  return SPRAY + STEP * Math.max(0, ...after.seats.map((seat) => runOf(seat)?.length ?? 0));
}

/** The reader's pipeline was judged wrong: the water runs once more. */
export function story(scenes: TubyrinthScene[], eyes: number | null): number {
  const [before, last] = scenes.slice(-2);
  const mine = eyes === null ? undefined : last?.seats[eyes];
  return before && running(before) && last && !running(last) && mine?.verdict === 'wrong' ? 2 : 0;
}

/** Minutes and seconds. */
export function clockFace(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** A pipeline is judged. */
export function fortune(before: TubyrinthScene, after: TubyrinthScene, seats: number[]): Fortune | null {
  if (!running(before) || running(after)) return null;
  const verdicts = seats.map((seat) => after.seats[seat]?.verdict);
  return verdicts.includes('correct') ? 'good' : verdicts.includes('wrong') ? 'bad' : null;
}
