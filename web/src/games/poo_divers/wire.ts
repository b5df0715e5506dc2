// Made from the Python models by `npm run types`; do not edit.

export type Action =
  | {
      cover: number;
      do: 'open';
    }
  | {
      direction: number;
      do: 'push';
    }
  | {
      do: 'bank';
    }
  | {
      cover: number;
      do: 'look';
    }
  | {
      do: 'skip_look';
    }
  | {
      do: 'put_back';
    }
  | {
      do: 'let_rip';
    };

/**
 * One manhole cover and, if it lies open, its card.
 */
export interface Cover {
  column: number;
  face: 'closed' | 'blank' | 'sleeper' | 'find';
  row: number;
}
/**
 * A card held up in secret: everyone sees where, only its player what.
 */
export interface Peek {
  cover: number;
  face: 'closed' | 'blank' | 'sleeper' | 'find';
}
/**
 * Everything on the table.
 */
export interface PooDiversScene {
  blasts: number[];
  champion: number | null;
  columns: number;
  covers: Cover[];
  diver: number | null;
  facing: number | null;
  finds: number;
  game: 'poo_divers';
  lines: string;
  peek: Peek | null;
  phase: 'opening' | 'deciding' | 'looking' | 'peeking' | 'over' | 'contest';
  pot: number;
  purses: Purse[];
  rows: number;
  supply: Purse;
  turn: number;
}
/**
 * Droppings: in front of a player, or in the supply.
 */
export interface Purse {
  brown: number;
  golden: number;
  points: number;
}
