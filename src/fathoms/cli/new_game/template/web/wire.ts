// Made from the Python models by `npm run types`; do not edit.

export type Action =
  | {
      card: number;
      do: 'lay';
    }
  | {
      do: 'go_on';
    };

/**
 * A player, and what lies in front of them.
 */
export interface StubGameBidder {
  hand: number[];
  laid: number | null;
  points: number;
}
/**
 * Everything on the table.
 */
export interface StubGameScene {
  bidders: StubGameBidder[];
  game: 'stub_game';
  left: number;
  phase: 'laying' | 'showing' | 'over';
  prize: number;
  turn: number;
  winner: number | null;
}
