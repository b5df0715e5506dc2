/** What the table sends of this game, as `scene.py` and `actions.py` in its folder say. */

export interface Bidder {
  points: number;
  laid: number | null; // the card laid in this round; 0 = face down, null = none
  hand: number[]; // the reader's own
}

export interface StubGameScene {
  game: 'stub_game';
  phase: 'laying' | 'showing' | 'over';
  turn: number;
  prize: number;
  left: number;
  bidders: Bidder[];
  winner: number | null;
}

export type Action = { do: 'lay'; card: number } | { do: 'go_on' };
