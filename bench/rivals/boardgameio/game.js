// Tokyo Poo Divers for two, as one would write it for boardgame.io: the same street, cards, turns and secrets as in
// src/fathoms/games/poo_divers, with no more in its state than the game needs.

const { INVALID_MOVE } = require('boardgame.io/core');

const SIDE = 8;
const COVERS = SIDE * SIDE;
const GOLDEN_WORTH = 5;
const GOLDENS = 30;
const SUPPLY = 20 + GOLDEN_WORTH * GOLDENS;
const DECK = [...Array(14).fill('blank'), ...Array(14).fill('sleeper'), ...Array(42).fill('find')];
const STEPS = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];

function neighbour(cover, direction) {
  const [x, y] = [(cover % SIDE) + STEPS[direction][0], Math.floor(cover / SIDE) + STEPS[direction][1]];
  return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? y * SIDE + x : -1;
}

function star(G, cover) {
  let count = 0;
  for (let direction = 0; direction < 8; direction++) {
    for (let next = neighbour(cover, direction); next >= 0 && G.faces[next] === 'find'; next = neighbour(next, direction)) count++;
  }
  return count;
}

function lift(G, cover) {
  G.faces[cover] = G.secret.cards[cover];
  G.left--;
  return G.faces[cover];
}

function endTurn(G, events) {
  G.pot = 0;
  G.finds = 0;
  G.peek = null;
  G.phase = G.left === 0 || G.supply === 0 ? 'over' : 'opening';
  if (G.phase !== 'over') events.endTurn();
}

function console_(G, events) {
  if (G.left === 0) endTurn(G, events);
  else G.phase = 'looking';
}

function pay(G, ctx, events) {
  const seat = Number(ctx.currentPlayer);
  const paid = Math.min(G.pot, G.supply);
  G.supply -= paid;
  G.banked[seat] += paid;
  const given = G.golden.reduce((a, b) => a + b, 0);
  const browns = G.banked[seat] - GOLDEN_WORTH * G.golden[seat];
  G.golden[seat] += Math.min(Math.floor(browns / GOLDEN_WORTH), GOLDENS - given);
  endTurn(G, events);
}

const closed = (G, cover) => Number.isInteger(cover) && cover >= 0 && cover < COVERS && G.faces[cover] === 'closed';

const PooDivers = {
  name: 'poo-divers',
  minPlayers: 2,
  maxPlayers: 2,
  disableUndo: true, // else every state would carry copies of those before it

  setup: ({ random }) => ({
    secret: { cards: random.Shuffle(DECK).slice(0, COVERS) },
    faces: Array(COVERS).fill('closed'),
    left: COVERS,
    phase: 'opening',
    diver: null,
    facing: null,
    last: null,
    finds: 0,
    pot: 0,
    peek: null,
    banked: [0, 0],
    golden: [0, 0],
    supply: SUPPLY,
  }),

  // Nobody sees closed cards, but for one that they look at.
  playerView: ({ G, ctx, playerID }) => {
    const { secret, ...seen } = G;
    const mine = G.peek !== null && playerID === ctx.currentPlayer;
    return { ...seen, held: mine ? secret.cards[G.peek] : null };
  },

  moves: {
    open: {
      client: false,
      move: ({ G, events }, cover) => {
        if (G.phase !== 'opening' || !closed(G, cover)) return INVALID_MOVE;
        const card = lift(G, cover);
        if (card === 'blank') console_(G, events);
        else if (card === 'sleeper') {
          if (G.left === 0) endTurn(G, events);
        } else {
          G.pot = 1 + star(G, cover);
          G.finds = 1;
          G.last = G.diver = cover;
          G.facing = null;
          G.phase = 'deciding';
        }
      },
    },
    push: {
      client: false,
      move: ({ G, ctx, events }, direction) => {
        if (G.phase !== 'deciding' || !(direction >= 0 && direction < 8)) return INVALID_MOVE;
        if (G.finds > 1 && direction !== G.facing) return INVALID_MOVE;
        const cover = neighbour(G.last, direction);
        if (!closed(G, cover)) return INVALID_MOVE;
        G.facing = direction;
        const card = lift(G, cover);
        if (card === 'blank') {
          G.pot = 0;
          console_(G, events);
        } else if (card === 'sleeper') pay(G, ctx, events);
        else {
          G.finds++;
          G.pot += G.finds;
          G.last = cover;
        }
      },
    },
    bank: {
      client: false,
      move: ({ G, ctx, events }) => {
        if (G.phase !== 'deciding') return INVALID_MOVE;
        pay(G, ctx, events);
      },
    },
    look: {
      client: false,
      move: ({ G }, cover) => {
        if (G.phase !== 'looking' || !closed(G, cover)) return INVALID_MOVE;
        G.peek = cover;
        G.phase = 'peeking';
      },
    },
    skipLook: {
      client: false,
      move: ({ G, events }) => {
        if (G.phase !== 'looking') return INVALID_MOVE;
        endTurn(G, events);
      },
    },
    putBack: {
      client: false,
      move: ({ G, events }) => {
        if (G.phase !== 'peeking') return INVALID_MOVE;
        endTurn(G, events);
      },
    },
  },

  endIf: ({ G }) => (G.phase === 'over' ? { banked: [...G.banked] } : undefined),
};

module.exports = { PooDivers };
