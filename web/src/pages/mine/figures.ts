/** What the reader's games come to, for the plot and for the rows. */
import type { MyGame } from '../../wire';

export interface Measured {
  place: number; // among the reviewed games, from 1, the oldest first
  game: MyGame;
  accuracy: number;
}

/** The reviewed games, the oldest first. */
export function measured(games: MyGame[]): Measured[] {
  const known = games.filter((game) => game.accuracy !== null).sort((a, b) => a.finished - b.finished);
  return known.map((game, i) => ({ place: i + 1, game, accuracy: game.accuracy ?? 0 }));
}

/** At each place the mean of so many games that end there, or of as many as there are. */
export function smoothed(points: Measured[], window: number): { place: number; accuracy: number }[] {
  return points.map(({ place }, i) => {
    const some = points.slice(Math.max(0, i + 1 - window), i + 1);
    return { place, accuracy: meanOf(some) };
  });
}

export function meanOf(points: Pick<Measured, 'accuracy'>[]): number {
  return points.length ? points.reduce((sum, { accuracy }) => sum + accuracy, 0) / points.length : 0;
}

/** The reader's share of the win. */
export function shareOf({ mine, shares }: MyGame): number {
  return Math.max(0, ...mine.map((seat) => shares[seat] ?? 0));
}
