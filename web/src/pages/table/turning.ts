/** The moment a game turned: from then on the winners led alone. */

/** Everyone's points after a view. */
export interface Standing {
  number: number; // of the view
  scores: number[];
}

/**
 * The view from which the winners' side had more points than any other, to the end; null where points say nothing: it
 * never did, or from the first points on.
 */
export function turningPoint(standings: Standing[], sides: number[], winner: number): number | null {
  const leads = standings.map(({ scores }) => leadsAlone(scores, sides, winner));
  const first = 1 + leads.lastIndexOf(false);
  const fell = standings.slice(0, first).some(({ scores }) => scores.some((points) => points !== 0));
  return first > 0 && fell ? (standings[first]?.number ?? null) : null;
}

function leadsAlone(scores: number[], sides: number[], winner: number): boolean {
  const most = (wanted: (side: number) => boolean) =>
    Math.max(...scores.filter((_, seat) => wanted(sides[seat] ?? seat)), -Infinity);
  return most((side) => side === winner) > most((side) => side !== winner);
}
