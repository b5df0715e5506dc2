/** What the games' own `speech.ts` have in common. */
import type { Moment } from './face';

/** Who is asked to act, as the words of a status line tell it apart: the reader, one of several at this screen, or another. */
export function whose({ acting, oneScreen }: Pick<Moment, 'acting' | 'oneScreen'>): 'you' | 'ours' | 'other' {
  if (acting === null) return 'other';
  return oneScreen ? 'ours' : 'you';
}

/** The names of some seats in one line. */
export function namesOf(seats: number[], names: string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(' · ');
}
