// Made from the Python models by `npm run types`; do not edit.

export type Action =
  | {
      card:
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen';
      do: 'hand_on';
    }
  | {
      card:
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen';
      do: 'play';
    }
  | {
      do: 'lay_down';
    }
  | {
      do: 'take_back';
    }
  | {
      colour: 'green' | 'blue' | 'purple' | 'red' | 'orange' | 'yellow';
      do: 'bring_out';
    }
  | {
      do: 'go_back';
      piece: number;
    }
  | {
      do: 'change';
      piece: number;
    }
  | {
      do: 'go';
      piece: number;
      steps: number;
    }
  | {
      do: 'stop';
    };

/**
 * A piece that stands elsewhere than when the last card was played.
 */
export interface Change {
  before: number;
  now: number;
  piece: number;
}
/**
 * Everything on the table.
 */
export interface PartnersScene {
  can_stop: boolean;
  can_take_back: boolean;
  card:
    | (
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen'
        | 'face_down'
      )
    | null;
  changes: Change[];
  chosen: number | null;
  deal: number;
  deal_of_deck: number;
  dealer: number;
  form: 'pairs' | 'teams';
  game: 'partners';
  last_card:
    | (
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen'
        | 'face_down'
      )
    | null;
  last_player: number | null;
  moves_for: number[];
  phase: 'exchanging' | 'choosing' | 'moving' | 'over';
  pieces: Piece[];
  play_on: boolean;
  players: Player[];
  prospects: Prospect[];
  rest: number;
  seven_rest: 'may' | 'must';
  targets: Target[];
  turn: number;
  walk: Walk | null;
}
/**
 * One of the 24 pieces, in their order.
 */
export interface Piece {
  colour: number;
  exchangeable: boolean;
  field: number | null;
  locked: boolean;
  moved: boolean;
  place: number;
  where: 'home' | 'start' | 'track' | 'lane';
}
/**
 * A seat, its colour, and its cards as far as the viewer knows them.
 */
export interface Player {
  chosen: boolean;
  colour: 'green' | 'blue' | 'purple' | 'red' | 'orange' | 'yellow';
  finished: boolean;
  gave:
    | (
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen'
        | 'face_down'
      )
    | null;
  got:
    | (
        | 'two'
        | 'three'
        | 'back_four'
        | 'five'
        | 'six'
        | 'seven'
        | 'eight'
        | 'nine'
        | 'ten'
        | 'swap'
        | 'twelve'
        | 'thirteen'
        | 'one_or_fourteen'
        | 'face_down'
      )
    | null;
  hand: (
    | 'two'
    | 'three'
    | 'back_four'
    | 'five'
    | 'six'
    | 'seven'
    | 'eight'
    | 'nine'
    | 'ten'
    | 'swap'
    | 'twelve'
    | 'thirteen'
    | 'one_or_fourteen'
    | 'face_down'
  )[];
  home: number;
  locked: number;
  out: boolean;
  partners: number[];
  rank: number | null;
  receiver: number;
  side: number;
  spent: (
    | 'two'
    | 'three'
    | 'back_four'
    | 'five'
    | 'six'
    | 'seven'
    | 'eight'
    | 'nine'
    | 'ten'
    | 'swap'
    | 'twelve'
    | 'thirteen'
    | 'one_or_fourteen'
    | 'face_down'
  )[];
}
/**
 * Where a card of the player whose turn it is could lead: its first moves.
 */
export interface Prospect {
  card:
    | 'two'
    | 'three'
    | 'back_four'
    | 'five'
    | 'six'
    | 'seven'
    | 'eight'
    | 'nine'
    | 'ten'
    | 'swap'
    | 'twelve'
    | 'thirteen'
    | 'one_or_fourteen'
    | 'face_down';
  targets: Target[];
}
/**
 * Where an action leads.
 */
export interface Target {
  action: number;
  piece: number;
  sent_home: number[];
  to: number | null;
  turn: number | null;
}
/**
 * How a piece came where it is: from one place to another, by way of the place where it turned round.
 */
export interface Walk {
  hit: boolean;
  piece: number;
  start: number;
  to: number;
  turn: number;
}
