/** Whom a table waits for, and how it ended. */
import { nameOfSeat } from '../../lib/names';
import type { Sentence } from '../../lib/words';
import type { TableInfo } from '../../wire';

/** Is one of the reader's seats to act, or kept for them, as far as the lobby knows? */
export function isMyTurn({ status, seats, turn }: TableInfo): boolean {
  if (seats.some(({ kept }) => kept === 'me')) return true;
  return status === 'playing' && seats.some((seat) => seat.mine && !seat.away && turn.includes(seat.seat));
}

/** What a table is about now, said to the reader. */
export function stateOf(table: TableInfo): Sentence {
  const { status, seats, shares } = table;
  if (seats.some(({ kept }) => kept === 'me')) return { key: 'lobby-table-asked' };
  if (isMyTurn(table)) return { key: 'lobby-table-your-turn' };
  const missing = seats.filter(({ kept }) => kept === 'another').map(nameOfSeat);
  if (missing.length) return { key: 'lobby-table-missing', args: { names: missing.join(', ') } };
  if (status === 'over' && shares) return result(table, shares);
  return { key: 'lobby-table-status', args: { status, open: seats.filter(({ kind }) => kind === 'open').length } };
}

function result({ seats }: TableInfo, shares: number[]): Sentence {
  const mine = seats.filter((seat) => seat.mine);
  const share = Math.max(0, ...mine.map(({ seat }) => shares[seat] ?? 0));
  if (mine.length === 1 && share > 0)
    return { key: 'lobby-table-won', args: { share, percent: Math.round(100 * share) } };
  const winners = seats.filter(({ seat }) => (shares[seat] ?? 0) > 0).map(nameOfSeat);
  if (!winners.length) return { key: 'lobby-table-status', args: { status: 'over', open: 0 } };
  return { key: 'lobby-table-winner', args: { names: winners.join(', '), winners: winners.length } };
}
