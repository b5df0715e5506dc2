/** What is good or bad luck for the reader, where points do not say it. */
import { expect, test } from 'vitest';
import type { DykarnaScene } from './dykarna/wire';
import { fortune as atSea } from './dykarna/scene';
import type { PartnersScene } from './partners/wire';
import { fortune as onTheTrack } from './partners/scene';
import type { PooDiversScene } from './poo_divers/wire';
import { fortune as inTheStreet } from './poo_divers/scene';
import type { ToiletDiversScene } from './toilet_divers/wire';
import { fortune as inThePipes } from './toilet_divers/scene';
import type { TubyrinthScene } from './tubyrinth/wire';
import { fortune as underGround } from './tubyrinth/scene';

test('a pot that spills is bad luck for whose it was', () => {
  const street = (face: string, pot: number, phase: string) =>
    ({ turn: 1, pot, phase, purses: [], blasts: [], covers: [{ face }] }) as unknown as PooDiversScene;
  const [before, after] = [street('closed', 4, 'deciding'), street('blank', 0, 'looking')];
  expect([inTheStreet(before, after, [1]), inTheStreet(before, after, [0])]).toEqual(['bad', null]);
});

test('a piece sent home is bad luck for its side, and good luck for the other', () => {
  const track = (place: number) =>
    ({
      turn: 1,
      players: [{ side: 0 }, { side: 1 }, { side: 0 }],
      pieces: [{ colour: 0, place }],
    }) as unknown as PartnersScene;
  const [before, after] = [track(20), track(-1)];
  expect([0, 1, 2].map((seat) => onTheTrack(before, after, [seat]))).toEqual(['bad', 'good', 'bad']);
  expect(onTheTrack(after, before, [0])).toBeNull();
});

test('a lost diver is bad luck, treasure that comes to light is good', () => {
  const sea = (place: number | null, hidden: number) =>
    ({ hidden, last: { diver: 0 }, divers: [{ number: 0, seat: 1, place }] }) as unknown as DykarnaScene;
  expect(atSea(sea(7, 5), sea(null, 5), [1])).toBe('bad');
  expect(atSea(sea(7, 5), sea(8, 3), [1])).toBe('good');
  expect(atSea(sea(7, 5), sea(8, 3), [0])).toBeNull();
  expect(atSea(sea(null, 5), sea(8, 5), [1])).toBeNull();
});

test('a dive finds what is wanted, or fails', () => {
  const dive = (phase: string) =>
    ({ phase, turn: 0, dive: null, places: [], flushes: 0 }) as unknown as ToiletDiversScene;
  expect(inThePipes(dive('diving'), dive('keeping'), [0])).toBe('good');
  expect(inThePipes(dive('diving'), dive('turning'), [0])).toBe('bad');
  expect(inThePipes(dive('diving'), dive('turning'), [1])).toBeNull();
});

test('a pipeline holds or leaks', () => {
  const round = (phase: string, verdict: string) => ({ phase, seats: [{ verdict }] }) as unknown as TubyrinthScene;
  expect(underGround(round('glass', 'none'), round('ready', 'correct'), [0])).toBe('good');
  expect(underGround(round('glass', 'none'), round('ready', 'wrong'), [0])).toBe('bad');
  expect(underGround(round('ready', 'wrong'), round('ready', 'wrong'), [0])).toBeNull();
});
