/** Who sits at a new table, unless the host says otherwise. */
import { usualBot } from '../../lib/bots';
import type { GameInfo, NewSeat } from '../../wire';

export type Company = 'bots' | 'friends' | 'screen';

/** Are hints on unless the host says otherwise? Who plays against bots alone may learn from one; no one else minds. */
export function usuallyHinted(game: GameInfo, seats: NewSeat[]): boolean {
  return game.hints && seats.filter((seat) => seat.kind !== 'bot').length === 1;
}

/** Are steps taken back unless the host says otherwise? Nobody minds who plays at this screen, or against bots. */
export function usuallyUndone(game: GameInfo, seats: NewSeat[]): boolean {
  return !game.real_time && seats.every((seat) => seat.kind !== 'open');
}

/** Who sits where at a new table of `players`, the reader first. */
export function seating(
  game: GameInfo,
  company: Company,
  players: number,
  name: string,
  bot = usualBot(game.bots),
): NewSeat[] {
  return Array.from({ length: players }, (_, seat): NewSeat => {
    if (seat === 0) return { kind: 'me', name };
    if (company === 'bots') return { kind: 'bot', bot };
    return company === 'friends' ? { kind: 'open' } : { kind: 'me', name: '' };
  });
}
