/** What surprises is told from its beginning; what does not is not told at all. */
import { expect, test } from 'vitest';
import type { PartnersScene } from './partners/wire';
import { retold as sevenAgain, story as seven } from './partners/scene';
import type { PooDiversScene } from './poo_divers/wire';
import { story as spilled } from './poo_divers/scene';
import type { ToiletDiversScene } from './toilet_divers/wire';
import { retold as diveAgain, story as failed } from './toilet_divers/scene';
import type { TubyrinthScene } from './tubyrinth/wire';
import { story as leaking } from './tubyrinth/scene';

function street(turn: number, finds: number, faces: string, phase = 'deciding') {
  const names: Record<string, string> = { '.': 'closed', f: 'find', x: 'blank' };
  const covers = [...faces].map((face, column) => ({ row: 0, column, face: names[face], lines: [] }));
  return { turn, finds, pot: finds, phase, diver: 0, purses: [], blasts: [], covers } as unknown as PooDiversScene;
}

test('a pot that a blank has spilled is told from the first cover of the turn', () => {
  const turn = [street(0, 0, '...', 'opening'), street(0, 1, 'f..'), street(0, 2, 'ff.')];
  expect(spilled([street(1, 2, '...'), ...turn, street(0, 0, 'ffx', 'looking')])).toBe(4);
  expect(spilled(turn)).toBe(0);
});

test('a seven that was shared is told from before the card; one for a single piece is not', () => {
  const table = (card: string | null) => ({ card }) as unknown as PartnersScene;
  expect(seven([table('ten'), table(null), table('seven'), table('seven'), table(null)])).toBe(4);
  expect(seven([table('seven'), table('seven'), table(null)])).toBe(3);
  expect(seven([table(null), table('seven'), table(null)])).toBe(0);
  expect(seven([table('seven'), table('seven')])).toBe(0);
});

test('nobody else at the screen sees a hand when it is told', () => {
  const table = { players: [{ hand: ['ten', 'two'], got: 'two' }] } as unknown as PartnersScene;
  expect(sevenAgain(table, table, false)).toBe(table);
  expect(sevenAgain(table, table, true).players[0]).toEqual({ hand: ['face_down', 'face_down'], got: null });
});

test('a dive that has failed is told from the top, with the cards that were closed again closed', () => {
  const dive = (phase: string, over: boolean) =>
    ({
      phase,
      dive: { over, card: { kind: 'plain' }, ways: [{ way: 'down' }] },
      purses: [{ chips: [{ stars: 3, flush: false }], stars: 3 }],
    }) as unknown as ToiletDiversScene;
  expect(failed([dive('turning', true), dive('diving', false), dive('diving', false), dive('turning', true)])).toBe(3);
  expect(failed([dive('diving', false), dive('turning', true)])).toBe(2);
  expect(failed([dive('diving', false), dive('keeping', true)])).toBe(0);
  const [under, ended, closed] = [dive('diving', false), dive('turning', true), { card: null, ways: [] }];
  expect(diveAgain(under, ended, false).dive).toMatchObject(closed);
  expect(diveAgain(ended, ended, false)).toEqual(ended); // it still lies open
  expect(diveAgain(ended, under, false).dive).toMatchObject(closed); // the next one has dived
  expect(diveAgain(ended, ended, true).purses).toEqual([{ chips: [{ stars: null, flush: null }], stars: null }]);
});

test('a pipeline of one’s own that leaks is shown once more', () => {
  const round = (phase: string, verdict: string) => ({ phase, seats: [{ verdict }] }) as unknown as TubyrinthScene;
  expect(leaking([round('glass', 'none'), round('ready', 'wrong')], 0)).toBe(2);
  expect(leaking([round('glass', 'none'), round('ready', 'correct')], 0)).toBe(0);
  expect(leaking([round('glass', 'none'), round('ready', 'wrong')], null)).toBe(0);
});
