/** Which games suit an evening. */
import type { GameInfo } from '../../wire';

export interface Wish {
  people: number; // 0 = however many
  minutes: number; // at most; 0 = however long
}

export const TIMES = [15, 30, 60];

export function suits({ people, minutes }: Wish, game: Pick<GameInfo, 'players'>, takes: number): boolean {
  return (!people || game.players.includes(people)) && (!minutes || takes <= minutes);
}

/** The numbers of players that there is a game for. */
export function peopleOf(games: Pick<GameInfo, 'players'>[]): number[] {
  return [...new Set(games.flatMap(({ players }) => players))].sort((a, b) => a - b);
}
