/** Who has won, and what everyone has: side by side where people play together. */
import type { SeatInfo, View } from '../../wire';
import { type GameFace, scoreWords } from '../../kit/face';
import { namesOf } from '../../kit/speech';
import { type Sentence, tell } from '../../lib/words';

export interface Side {
  seats: number[];
  share: number; // of the win, of each of them
  score: string; // in words
  points: number; // of all of them together
}

/** The sides of a finished game, the best first. */
export function ranking(face: GameFace, view: View, seats: SeatInfo[]): Side[] {
  const numbers = [...new Set(seats.map(({ side }) => side))];
  return numbers
    .map((number) => {
      const members = seats.filter(({ side }) => side === number).map(({ seat }) => seat);
      const points = members.map((seat) => view.scores[seat] ?? 0);
      const together = members.length > 1 && face.sideScore;
      return {
        seats: members,
        share: view.shares?.[members[0] ?? 0] ?? 0,
        score: together ? tell(together(points)) : scoreWords(face, points[0] ?? 0),
        points: points.reduce((sum, some) => sum + some, 0),
      };
    })
    .sort((a, b) => b.share - a.share || b.points - a.points);
}

/** Who wins, said to whoever plays. */
export function headline(sides: Side[], seats: SeatInfo[], names: string[]): Sentence {
  const best = sides.filter(({ share }) => share > 0);
  const winners = best.flatMap((side) => side.seats);
  const mine = seats.filter((seat) => seat.mine).map(({ seat }) => seat);
  const [me] = mine.length === 1 ? mine.filter((seat) => winners.includes(seat)) : [];
  const others = namesOf(
    winners.filter((seat) => seat !== me),
    names,
  );
  if (best.length > 1) return { key: 'table-winner', args: { names: namesOf(winners, names), winners: 'several' } };
  if (me !== undefined) return { key: others ? 'table-you-win-with' : 'table-you-win', args: { names: others } };
  return { key: 'table-winner', args: { names: others, winners: winners.length > 1 ? 'side' : 1 } };
}
