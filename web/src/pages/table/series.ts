/** A series of games in words. */
import type { SeatInfo, SeriesInfo } from '../../wire';
import { namesOf } from '../../kit/speech';
import { say, type Sentence, spoken } from '../../lib/words';

/** Wins as people write them: a shared one is a part. */
export function winsInWords(wins: number): string {
  return new Intl.NumberFormat(spoken(), { maximumFractionDigits: 1 }).format(wins);
}

/** The seats whose wins are told: one of each side, where partners have the same. */
function told({ wins }: SeriesInfo, seats: SeatInfo[]): SeatInfo[] {
  const first = (seat: SeatInfo) =>
    seats.find((other) => other.side === seat.side && wins[other.seat] === wins[seat.seat]) === seat;
  return seats.filter(first);
}

/** What everyone has won, the best first: “Ann 2, Ben 1”. */
export function scoreOf(series: SeriesInfo, seats: SeatInfo[], names: string[]): string {
  const wins = ({ seat }: SeatInfo) => series.wins[seat] ?? 0;
  return told(series, seats)
    .sort((a, b) => wins(b) - wins(a))
    .map((seat) => {
      const together = seats.filter((other) => other.side === seat.side && wins(other) === wins(seat));
      const name = namesOf(
        together.map((other) => other.seat),
        names,
      );
      return say('series-has', { name, wins: winsInWords(wins(seat)) });
    })
    .join(', ');
}

/** How a series stands after a game, or has ended. */
export function standing(series: SeriesInfo, seats: SeatInfo[], names: string[]): Sentence {
  if (!series.decided) return { key: 'series-stands', args: { of: series.of, game: series.game } };
  const sides = new Set(series.leaders.map((leader) => seats[leader]?.side));
  const winners = sides.size > 1 ? 'several' : series.leaders.length > 1 ? 'side' : 1;
  return { key: 'series-won', args: { names: namesOf(series.leaders, names), winners } };
}
