// Made from the Python models by `npm run types`; do not edit.

export type Action =
  | {
      do: 'place';
      spot: number;
    }
  | {
      carry: number;
      diver: number;
      do: 'step';
      way: 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';
    }
  | {
      diver: number;
      do: 'leave_boat';
    }
  | {
      carry: number;
      diver: number;
      do: 'trudge';
    }
  | {
      diver: number;
      do: 'walk';
      way: 'anticlockwise' | 'clockwise';
    }
  | {
      do: 'drive';
      way: 'anticlockwise' | 'clockwise';
    }
  | {
      do: 'pass';
    }
  | {
      do: 'flow';
      way:
        | 'n'
        | 'ne'
        | 'e'
        | 'se'
        | 's'
        | 'sw'
        | 'w'
        | 'nw'
        | 'nne'
        | 'ene'
        | 'ese'
        | 'sse'
        | 'ssw'
        | 'wsw'
        | 'wnw'
        | 'nnw';
    }
  | {
      coast: 'level' | 'upright';
      do: 'land';
    }
  | {
      crew: 'north' | 'east' | 'south' | 'west';
      diver: number;
      do: 'lose';
    }
  | {
      do: 'lose_piece';
    }
  | {
      crew: 'north' | 'east' | 'south' | 'west';
      diver: number;
      do: 'drown';
    }
  | {
      boat: 'north' | 'east' | 'south' | 'west';
      do: 'pay';
    }
  | {
      carry: number;
      column: number;
      diver: number;
      do: 'wish';
      row: number;
    }
  | {
      boat: 'north' | 'east' | 'south' | 'west';
      carry: number;
      diver: number;
      do: 'wish';
    }
  | {
      diver: number;
      do: 'walk_past';
      way: 'anticlockwise' | 'clockwise';
    };

/**
 * A crew's boat.
 */
export interface Boat {
  aboard: number[];
  astern: number | null;
  crew: number;
  home: number;
  place: number | null;
  seat: number;
}
/**
 * A diver and what has become of it.
 */
export interface Diver {
  caught: boolean;
  crew: number;
  delayed: boolean;
  held: boolean;
  mark: number;
  moving: boolean;
  number: number;
  place: number | null;
  seat: number;
  tussock: number;
  wish: boolean;
}
/**
 * Everything on the table.
 */
export interface DykarnaScene {
  at_stake: number[];
  boats: Boat[];
  chooser: number;
  divers: Diver[];
  foresights: Foresight[];
  found: number;
  game: 'dykarna';
  goal: number;
  hidden: number;
  last: LastMove | null;
  lost: number;
  move_limit: number;
  moves: number;
  phase: 'placing' | 'moving' | 'flowing' | 'rounding' | 'losing' | 'drowning' | 'paying' | 'over';
  piece_at_stake: boolean;
  shore: ShorePlace[];
  side: number;
  sides: number[];
  solo: boolean;
  squares: number;
  tiles: Tile[];
  together: boolean;
  turn: number;
  unseen: {
    [k: string]: number;
  };
  ways: Way[];
  width: number;
}
/**
 * What is known to come of a move that can be made now.
 */
export interface Foresight {
  action: number;
  choice: boolean;
  diver: number | null;
  home: number;
  out: number[];
  stages: number[];
  struck: number[];
  unknown: boolean;
}
/**
 * The last move, or the one going on, step by step.
 */
export interface LastMove {
  carrying: boolean;
  diver: number;
  ransom: boolean;
  stages: Stage[];
  wished: boolean;
}
/**
 * One place a move led to, in order.
 */
export interface Stage {
  face:
    | (
        | 'unknown'
        | 'open'
        | 'treasure'
        | 'island'
        | 'turtle'
        | 'mud'
        | 'urchin'
        | 'octopus'
        | 'goldfish'
        | 'shark'
        | 'stingray'
        | 'anemone'
        | 'whirl'
        | 'seahorse'
        | 'current'
      )
    | null;
  place: number;
}
/**
 * A place outside the sea where boats lie and divers walk.
 */
export interface ShorePlace {
  coast: number;
  column: number;
  row: number;
  square: number;
}
/**
 * A tile of the sea.
 */
export interface Tile {
  arrows: number[];
  column: number;
  face:
    | 'unknown'
    | 'open'
    | 'treasure'
    | 'island'
    | 'turtle'
    | 'mud'
    | 'urchin'
    | 'octopus'
    | 'goldfish'
    | 'shark'
    | 'stingray'
    | 'anemone'
    | 'whirl'
    | 'seahorse'
    | 'current';
  printed: number;
  row: number;
  square: number;
  tail: number | null;
  treasure: number[];
  turned: number;
  tussocks: number;
}
/**
 * A way that can be chosen now, in the middle of a move.
 */
export interface Way {
  action: number;
  place: number;
  way: number;
}
