/** A table as it was last set up in this browser, game by game: the next one begins with it, or is set up just so. */
import { clockInWords } from '../../lib/clock';
import { say } from '../../lib/words';
import type { NewTable } from '../../wire';
import type { Company } from './seating';

export interface LastTable {
  company: Company;
  table: NewTable;
}

/** The same table for whoever plays now, where one person does. */
export function forNow(table: NewTable, name: string): NewTable {
  const alone = table.seats.filter(({ kind }) => kind === 'me').length === 1;
  return alone
    ? { ...table, seats: table.seats.map((seat) => (seat.kind === 'me' ? { ...seat, name } : seat)) }
    : table;
}

/** Who sits there, in a few words. */
export function inShort({ seats, clock, best_of: of = 1 }: NewTable): string {
  const count = (kind: string) => seats.filter((seat) => seat.kind === kind).length;
  const parts = [
    say('lobby-last-players', { players: seats.length }),
    count('bot') ? say('lobby-last-bots', { bots: count('bot') }) : '',
    count('open') ? say('lobby-last-open', { open: count('open') }) : '',
    of > 1 ? say('series-of', { of }) : '',
    clock ? clockInWords({ increment: 0, ...clock }) : '',
  ];
  return parts.filter(Boolean).join(' · ');
}
