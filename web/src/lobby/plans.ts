/** Ready-made ways to set up a table. */
import { usualBot } from '../lib/bots';
import type { GameInfo, SeatPlan } from '../wire';

export type Company = 'bots' | 'friends' | 'screen';

/** Who sits where at a new table of `players`, the reader first. */
export function seatPlans(
  game: GameInfo,
  company: Company,
  players: number,
  name: string,
  bot = usualBot(game.bots),
): SeatPlan[] {
  return Array.from({ length: players }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: 'me', name };
    if (company === 'bots') return { kind: 'bot', bot };
    return company === 'friends' ? { kind: 'open' } : { kind: 'me', name: '' };
  });
}
