/** Ready-made ways to set up a table. */
import type { GameInfo, SeatPlan } from '../wire';

export type Company = 'bots' | 'friends' | 'screen';

const LIKED = 'greedy';

/** The bot to meet when nothing else was asked for. */
export function usualBot(game: GameInfo): string {
  return game.bots.includes(LIKED) ? LIKED : (game.bots.at(-1) ?? '');
}

/** Who sits where at a new table of `players`, the reader first. */
export function seatPlans(game: GameInfo, company: Company, players: number, name: string): SeatPlan[] {
  return Array.from({ length: players }, (_, seat): SeatPlan => {
    if (seat === 0) return { kind: 'me', name };
    if (company === 'bots') return { kind: 'bot', bot: usualBot(game) };
    return company === 'friends' ? { kind: 'open' } : { kind: 'me', name: '' };
  });
}
