/** What the games' own `speech.ts` have in common. */
import type { Moment } from './face';

/**
 * Whose turn it is, as the words of a status line tell it apart: the reader's, that of one of several at this screen, or
 * another's. It stays the reader's own while the table still has to answer.
 */
export function whose(
  { acting, oneScreen, mine = [] }: Pick<Moment, 'acting' | 'oneScreen' | 'mine'>,
  seat: number,
): 'you' | 'ours' | 'other' {
  if (oneScreen) return acting === null ? 'other' : 'ours';
  return acting !== null || mine.includes(seat) ? 'you' : 'other';
}

/** The names of some seats in one line. */
export function namesOf(seats: number[], names: string[]): string {
  return seats.map((seat) => names[seat] ?? '').join(' · ');
}
