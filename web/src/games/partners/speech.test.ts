import { beforeAll, expect, test } from 'vitest';
import type { PartnersScene } from './wire';
import { loadWords, tell } from '../../lib/words';
import { LESSON } from './lesson';
import { adviceOf } from './choosing';
import { hint, nameOf, noHand, status, underHand } from './speech';

beforeAll(() => loadWords('partners'));

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve', 'Finn'];

/** What stands above the board when the game is over: the place of each pair, and whether the first one is home. */
function verdict(ranks: number[], finished: boolean): string {
  const table = LESSON[0] as PartnersScene;
  const players = table.players.map((player) => {
    const rank = ranks[player.side] ?? null;
    return { ...player, rank, finished: finished && rank === 1 };
  });
  const scene: PartnersScene = { ...table, phase: 'over', players };
  const nobody = { before: null, acting: null, choices: [], eyes: null, oneScreen: false };
  return tell(status({ ...nobody, scene, names: NAMES }));
}

test('the side that is home wins', () => {
  expect(verdict([1, 2, 3], true)).toBe('The game is over: Ann · Dan have all their pieces in the goal and win.');
});

test('a game that was stopped says so, and a shared win names everyone who shares it', () => {
  expect(verdict([1, 2, 2], false)).toMatch(/Ann · Dan have come furthest and win/);
  expect(verdict([2, 1, 1], false)).toMatch(
    /Ben · Cleo · Eve · Finn have come furthest, and these sides share the win/,
  );
});

test('a hint says the whole move: the card, the piece, and where it goes', () => {
  const target = { action: 77, piece: 2, to: 28, turn: null, sent_home: [] };
  const scene: PartnersScene = {
    ...(LESSON[0] as PartnersScene),
    phase: 'choosing',
    prospects: [{ card: 'eight', targets: [{ ...target, action: 76, piece: 1 }, target] }],
  };
  const play = { action: 20, name: { do: 'play', card: 'eight' } };
  const now = { scene, before: null, acting: 0, choices: [play], eyes: 0, oneScreen: false, names: NAMES };
  expect(adviceOf(scene, [play], 20, 77)).toEqual(target);
  expect(adviceOf(scene, [play], null, null)).toBeNull();
  const go = { action: 77, name: { do: 'go', piece: 2, steps: 8 } };
  expect(nameOf(now, play, [go]).map(tell)).toEqual([
    'Play card 8: 8 forward, or a piece out',
    'green piece on space 20: 8 forward to space 28',
  ]);
  expect(nameOf(now, play)).toHaveLength(1);
});

test('a hint says every part of a move: how a seven is split, and who changes places', () => {
  const scene = LESSON[0] as PartnersScene;
  const now = { scene, before: null, acting: 0, choices: [], eyes: 0, oneScreen: false, names: NAMES };
  const play = (card: string) => ({ action: 20, name: { do: 'play', card } });
  const go = (piece: number, steps: number) => ({ action: 99, name: { do: 'go', piece, steps } });
  const [, ...split] = nameOf(now, play('seven'), [go(2, 3), go(1, 4)]).map(tell);
  expect(split).toEqual([
    expect.stringMatching(/^green piece .*: 3 forward$/),
    expect.stringMatching(/^green piece .*: 4 forward$/),
  ]);
  const change = { action: 99, name: { do: 'change', piece: 7 } };
  expect(nameOf(now, play('swap'), [change, change]).map(tell).at(-1)).toMatch(
    /^blue piece .*: change places with it$/,
  );
  const out = { action: 99, name: { do: 'bring_out', colour: 'green' } };
  expect(nameOf(now, play('two'), [out]).map(tell).at(-1)).toBe('green piece in base: bring it out to its start');
});

/** What stands above the board, and the tip below it, for Ann at a moment of her turn. */
function moment(more: Partial<PartnersScene>): { headline: string; tip: string } {
  const scene: PartnersScene = { ...(LESSON[0] as PartnersScene), ...more };
  const now = { scene, before: null, acting: 0, choices: [], eyes: 0, oneScreen: false, names: NAMES };
  const tip = hint(now);
  return { headline: tell(status(now)), tip: tip ? tell(tip) : '' };
}

/** Ann's four pieces in the goal; the last of them by the 7 that is in play, or before. */
function locked(by: 'this 7' | 'before'): Partial<PartnersScene> {
  const { pieces, players } = LESSON[0] as PartnersScene;
  return {
    pieces: pieces.map((piece) => ({ ...piece, moved: by === 'this 7' && piece.colour === 0 })),
    players: players.map((player, seat) => ({ ...player, finished: seat === 0 })),
  };
}

test('the rest of a 7 may be left where the rules say so, and only then', () => {
  const stop = { action: 413, name: { do: 'stop' } };
  const flows = { ...locked('this 7'), rest: 5 };
  const left = moment({ ...flows, can_stop: true, seven_rest: 'may', moves_for: [3] });
  expect(left.headline).toBe('Your last piece is locked. Your 7: 5 steps left for Dan, or stop.');
  expect(left.tip).toMatch(/for your partner’s pieces, or stop: the steps are lost then\.$/);
  const must = moment({ ...flows, can_stop: false, seven_rest: 'must', moves_for: [3] });
  expect(must.headline).toBe('Your 7: 5 steps left. Choose a piece.');
  expect(must.tip).toMatch(/for your partner’s pieces: all seven steps count\.$/);
  expect(underHand([stop]).map(({ label }) => tell(label))).toEqual(['Stop here']);
  const scene = LESSON[0] as PartnersScene;
  const now = { scene, before: null, acting: 0, choices: [], eyes: 0, oneScreen: false, names: NAMES };
  const go = { action: 99, name: { do: 'go', piece: 2, steps: 2 } };
  expect(nameOf(now, go, [stop]).map(tell).at(-1)).toBe('Stop here');
});

test.each(['may', 'must'] as const)('before the last piece is locked all of a 7 is used: %s', (seven_rest) => {
  expect(moment({ rest: 5, seven_rest }).tip).toMatch(/Carry on with the others until all 7 are used\.$/);
});

test.each(['may', 'must'] as const)('in a team the rest of a 7 may be for both partners: %s', (seven_rest) => {
  const flows = { ...locked('this 7'), form: 'teams' as const, seven_rest, moves_for: [2, 4] };
  expect(moment(flows).tip).toMatch(/Use what’s left of the 7 for your partners’ pieces/);
});

test('a helper’s 7 is for one partner: in a team a tip says so', () => {
  const helping = { ...locked('before'), rest: 7 };
  expect(moment({ ...helping, form: 'pairs', moves_for: [3] }).tip).toMatch(/until all 7 are used\.$/);
  expect(moment({ ...helping, form: 'teams', moves_for: [2, 4] }).tip).toMatch(/for the pieces of one partner/);
});

test('an empty hand waits for the next deal, unless others play on for the places', () => {
  const { players } = LESSON[0] as PartnersScene;
  const scene: PartnersScene = { ...(LESSON[0] as PartnersScene), play_on: true };
  expect(tell(noHand(scene, 0))).toBe('No cards left: you’re back with the next deal.');
  const first = players.map((player) => ({ ...player, rank: player.side === 0 ? 1 : null }));
  expect(tell(noHand({ ...scene, players: first }, 0))).toMatch(/no more cards while the others play on/);
  expect(tell(noHand({ ...scene, players: first }, 1))).toMatch(/back with the next deal/);
});

test('in the exchange a pair gets a card back, and a team one from its other partner', () => {
  const args = { phase: 'exchanging' as const };
  expect(moment({ ...args, form: 'pairs' }).tip).toMatch(/You get a card back in return\.$/);
  expect(moment({ ...args, form: 'teams' }).tip).toMatch(/You get a card from your other partner\.$/);
});

test('who has finished helps one partner, or chooses among those who still play', () => {
  const players = (LESSON[0] as PartnersScene).players.map((player, seat) => ({ ...player, finished: seat === 0 }));
  const args = { phase: 'choosing' as const, card: null, players };
  expect(moment({ ...args, moves_for: [3] }).tip).toMatch(/your cards move your partner’s pieces\.$/);
  expect(moment({ ...args, moves_for: [3] }).headline).toBe('All your pieces are in the goal: play a card for Dan.');
  const teams = moment({ ...args, form: 'teams', moves_for: [2, 4] });
  expect(teams.tip).toMatch(/your cards move your partners’ pieces: choose a partner for each card\.$/);
  expect(teams.headline).toMatch(/play a card for Cleo · Eve\.$/);
});
