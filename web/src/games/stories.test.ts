/** What surprises is told from its beginning; what does not is not told at all. */
import { expect, test } from 'vitest';
import type { PartnersScene } from './partners/wire';
import { story as seven } from './partners/scene';
import type { PooDiversScene } from './poo_divers/wire';
import { story as spilled } from './poo_divers/scene';
import type { ToiletDiversScene } from './toilet_divers/wire';
import { story as failed } from './toilet_divers/scene';
import type { TubyrinthScene } from './tubyrinth/wire';
import { story as leaking } from './tubyrinth/scene';

function street(turn: number, finds: number, faces: string, phase = 'deciding') {
  const names: Record<string, string> = { '.': 'closed', f: 'find', x: 'blank' };
  const covers = [...faces].map((face, column) => ({ row: 0, column, face: names[face], lines: [] }));
  return { turn, finds, pot: finds, phase, diver: 0, purses: [], covers } as unknown as PooDiversScene;
}

test('a pot that a blank has spilled is told from the first cover of the turn', () => {
  const turn = [street(0, 0, '...', 'opening'), street(0, 1, 'f..'), street(0, 2, 'ff.')];
  expect(spilled([street(1, 2, '...'), ...turn, street(0, 0, 'ffx', 'looking')])).toBe(4);
  expect(spilled(turn)).toBe(0);
});

test('a seven that was shared is told from the card on; one for a single piece is not', () => {
  const table = (card: string | null) => ({ card }) as unknown as PartnersScene;
  expect(seven([table(null), table('seven'), table('seven'), table(null)])).toBe(3);
  expect(seven([table(null), table('seven'), table(null)])).toBe(0);
  expect(seven([table('seven'), table('seven')])).toBe(0);
});

test('of a failed dive only the card that still lies open is shown', () => {
  const dive = (phase: string, over: boolean) => ({ phase, dive: { over } }) as unknown as ToiletDiversScene;
  expect(failed([dive('diving', false), dive('diving', false), dive('turning', true)])).toBe(1);
  expect(failed([dive('diving', false), dive('keeping', true)])).toBe(0);
});

test('a pipeline of one’s own that leaks is shown once more', () => {
  const round = (phase: string, verdict: string) => ({ phase, seats: [{ verdict }] }) as unknown as TubyrinthScene;
  expect(leaking([round('glass', 'none'), round('ready', 'wrong')], 0)).toBe(2);
  expect(leaking([round('glass', 'none'), round('ready', 'correct')], 0)).toBe(0);
  expect(leaking([round('glass', 'none'), round('ready', 'wrong')], null)).toBe(0);
});
