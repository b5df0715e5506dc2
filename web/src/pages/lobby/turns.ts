/** Whom a table waits for. */
import type { TableInfo } from '../../wire';

/** Is one of the reader's seats to act, as far as the lobby knows? */
export function isMyTurn({ status, seats, turn }: TableInfo): boolean {
  return status === 'playing' && seats.some((seat) => seat.mine && !seat.away && turn.includes(seat.seat));
}
