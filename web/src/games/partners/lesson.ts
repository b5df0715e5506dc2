/** The worked turn of the rules page: a 7 shared among three pieces, step by step. */
import type { PartnersScene } from './wire';
import { partOf } from './choosing';
import { COLOURS, CORE, EACH, HOME, LANE, START, STRETCH, TRACK } from './geometry';

const NAMES = ['green', 'blue', 'purple', 'red', 'orange', 'yellow'] as const;
const RED = 3;
const HIT = 22; // where green meets red, seen from green

/** The same field, seen from another colour. */
const seenFrom = (colour: number, field: number) => ((field - 1 - colour * STRETCH + TRACK) % TRACK) + 1;

function board(green: number[], red: number, more: Partial<PartnersScene>): PartnersScene {
  const places = Array.from({ length: COLOURS * EACH }, (_, piece) => {
    const colour = Math.floor(piece / EACH);
    return colour === 0 ? (green[piece] ?? HOME) : piece === RED * EACH ? red : HOME;
  });
  const filled = (colour: number) => {
    const lane = places.slice(colour * EACH, colour * EACH + EACH);
    let core = CORE;
    while (lane.includes(core)) core--;
    return CORE - core;
  };
  return {
    game: 'partners',
    form: 'pairs',
    play_on: false,
    seven_rest: 'may',
    phase: 'moving',
    turn: 0,
    dealer: 5,
    deal: 1,
    deal_of_deck: 1,
    pieces: places.map((place, piece) => {
      const colour = Math.floor(piece / EACH);
      return {
        colour,
        where: partOf(place),
        place,
        field: place > START && place < LANE ? (colour * STRETCH + place - 1) % TRACK : null,
        locked: place > CORE - filled(colour),
        moved: false,
        exchangeable: place > START && place < LANE,
      };
    }),
    players: NAMES.map((colour, seat) => ({
      colour,
      side: seat % 3,
      partners: [(seat + 3) % COLOURS],
      receiver: (seat + 3) % COLOURS,
      hand: [],
      spent: seat ? [] : ['seven'],
      chosen: true,
      gave: null,
      got: null,
      out: false,
      home: places.slice(seat * EACH, seat * EACH + EACH).filter((place) => place === HOME).length,
      locked: filled(seat),
      finished: false,
      rank: null,
    })),
    card: 'seven',
    rest: 7,
    chosen: null,
    moves_for: [0],
    can_take_back: false,
    can_stop: false,
    last_card: 'seven',
    last_player: 0,
    walk: null,
    changes: [],
    targets: [],
    prospects: [],
    ...more,
  };
}

const walk = (piece: number, start: number, to: number) => ({ piece, start, turn: to, to, hit: false });
const red = seenFrom(RED, HIT);

export const LESSON: PartnersScene[] = [
  board([CORE, 77, 20, START], red, {}),
  board([CORE, 81, 20, START], red, { rest: 3, walk: walk(1, 77, 81) }),
  board([CORE, 81, HIT, START], HOME, { rest: 1, walk: walk(2, 20, HIT) }),
  board([CORE, 81, HIT, 1], HOME, { rest: 0, card: null, phase: 'choosing', turn: 1, walk: walk(3, START, 1) }),
];

/** What is hardest to read, as pictures: a 7 that is shared, a card that just fits, and one that is too long. */
const way = (piece: number, to: number, turn: number | null = null, sent_home: number[] = []) => ({
  action: piece,
  piece,
  to,
  turn,
  sent_home,
});
const INNERMOST_FREE = CORE - 1;

export const DIAGRAMS: { name: string; scene: PartnersScene }[] = [
  {
    name: 'seven',
    scene: board([CORE, 77, 20, START], red, {
      targets: [way(1, INNERMOST_FREE), way(2, HIT, null, [RED * EACH]), way(3, 1)],
    }),
  },
  { name: 'home', scene: board([CORE, 75, HOME, HOME], HOME, { targets: [way(1, INNERMOST_FREE)] }) },
  { name: 'long', scene: board([CORE, 75, HOME, HOME], HOME, { targets: [way(1, LANE, INNERMOST_FREE)] }) },
];
