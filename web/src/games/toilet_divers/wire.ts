// Made from the Python models by `npm run types`; do not edit.

export type Action =
  | {
      do: 'leaf';
      level: number;
    }
  | {
      do: 'close';
    }
  | {
      do: 'time_up';
    }
  | {
      do: 'turn_up';
    }
  | {
      do: 'go';
      way: 'left' | 'opposite' | 'right' | 'down';
    }
  | {
      do: 'hand';
      place: number;
    }
  | {
      do: 'surface';
    }
  | {
      do: 'point';
      way: 'left' | 'opposite' | 'right' | 'down';
    }
  | {
      do: 'shrug';
    }
  | {
      chip: number;
      do: 'keep';
    };

/**
 * A card that lies open.
 */
export interface Card {
  kind: 'treasure' | 'obstacle' | 'plain';
  obstacle: string | null;
  tool: string | null;
  treasure: string | null;
  ways: ('left' | 'opposite' | 'right' | 'down')[];
}
/**
 * A chip; stars and flush only where the viewer may see them.
 */
export interface Chip {
  flush: boolean | null;
  stars: number | null;
}
/**
 * The open toilet. After a dive has failed it stays open until the next treasure card is turned up.
 */
export interface Dive {
  card: Card | null;
  helper: number | null;
  level: number;
  may_hand_to: number | null;
  moves: number;
  over: boolean;
  place: number;
  pointed: ('left' | 'opposite' | 'right' | 'down') | 'shrug' | null;
  tools: string[];
  ways: PipeWay[];
}
/**
 * A way out of the open toilet.
 */
export interface PipeWay {
  level: number;
  place: number;
  state: 'free' | 'blocked' | 'used' | 'shut';
  way: 'left' | 'opposite' | 'right' | 'down';
}
/**
 * A player leafing through a toilet.
 */
export interface Page {
  card: Card | null;
  level: number;
  turns_left: number;
}
/**
 * One side of the board, clockwise from place 0.
 */
export interface Place {
  seat: number | null;
  toilet: number;
  tool: string;
}
/**
 * A player's chips, in the order they came.
 */
export interface Stash {
  chips: Chip[];
  stars: number | null;
}
/**
 * Everything on the table.
 */
export interface ToiletDiversScene {
  bottom_sideways: boolean;
  chips_left: number;
  depths: Card[][];
  dive: Dive | null;
  drawn: Chip[];
  face_down: number;
  face_up: string[];
  flush: boolean;
  flushes: number;
  game: 'toilet_divers';
  idle_tools: boolean;
  open_first_level: boolean;
  pages: Page[];
  phase: 'leafing' | 'turning' | 'diving' | 'keeping' | 'over';
  places: Place[];
  purses: Stash[];
  search: number;
  treasures: Treasure[];
  turn: number;
  wanted: string | null;
}
/**
 * A treasure card, as everyone knows it.
 */
export interface Treasure {
  fate: 'pile' | 'wanted' | 'missed' | 'found' | 'lost';
  treasure: string;
}
