/** What the players at a table are called. */
import type { SeatInfo } from '../wire';
import { say } from './words';

const BOT_NAMES = 8; // in table.ftl: bot-name-1 ...

/** The name of whoever sits there; bots, and people without one, are given theirs. */
export function nameOfSeat(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return say(`bot-name-${1 + (seat.seat % BOT_NAMES)}`);
  return say('table-seat-number', { number: seat.seat + 1 });
}
