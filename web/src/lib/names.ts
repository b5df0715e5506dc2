/** What the players at a table are called. */
import type { LogLine, SeatInfo } from '../wire';
import { say } from './words';

export const MOST_LETTERS = 30; // of a name; the server takes no more
const BOT_NAMES = 8; // in table.ftl: bot-name-1 ...

/** The bot that is at home on a seat. */
export function nameOfBot(seat: number): string {
  return say(`bot-name-${1 + (seat % BOT_NAMES)}`);
}

/** The name of whoever sits there; bots, and people without one, are given theirs. */
export function nameOfSeat(seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.kind === 'bot') return nameOfBot(seat.seat);
  return say('table-seat-number', { number: seat.seat + 1 });
}

type Args = LogLine['args'];

/** What a line of the log says, with the names of whom it is about: of `seat`, and of `other` where that is a seat. */
export function withNames(args: Args, names: readonly string[], seat = args['seat']): Args {
  const other = args['other'];
  const second = typeof other === 'number' ? { other: names[other] ?? '' } : {};
  return { ...args, ...second, name: names[Number(seat)] ?? '' };
}
