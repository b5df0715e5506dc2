import { expect, test } from 'vitest';
import { Bench, unconfirmed, withChanges } from './bench.svelte';
import { choiceFor } from './choices';
import type { Placed } from './geometry';

const at = (tile: Placed['tile'], row: number, column: number): Placed => ({ tile, orientation: 0, row, column });

test('what was laid here is shown before the table confirms it', () => {
  const laid = withChanges(
    [at('l', 0, 0)],
    [
      { tile: 'z', to: at('z', 2, 2) },
      { tile: 'l', to: null },
    ],
  );
  expect(laid).toEqual([at('z', 2, 2)]);
});

test('confirmed changes are forgotten in order, also there and back', () => {
  const there = { tile: 'l' as const, to: at('l', 0, 1) };
  const back = { tile: 'l' as const, to: at('l', 0, 0) };
  expect(unconfirmed([at('l', 0, 0)], [there, back])).toEqual([there, back]);
  expect(unconfirmed([at('l', 0, 1)], [there, back])).toEqual([back]);
  expect(unconfirmed([], [{ tile: 'l', to: null }])).toEqual([]);
});

test('a change is looked up among what the table offers', () => {
  const place = { action: 7, name: { do: 'place', tile: 'l', orientation: 0, cell: 1 } };
  const take = { action: 9, name: { do: 'take', tile: 'l' } };
  expect(choiceFor([place, take], { tile: 'l', to: at('l', 0, 1) })).toBe(place);
  expect(choiceFor([place, take], { tile: 'l', to: null })).toBe(take);
  expect(choiceFor([place, take], { tile: 'z', to: null })).toBeUndefined();
});

test('a tile in hand is turned, and remembers it', () => {
  const bench = new Bench();
  bench.turn(1); // empty hands
  bench.pick('z');
  bench.turn(1);
  bench.flip();
  expect(bench.orientationOf('z')).toBe(7);
  bench.drop();
  bench.reset();
  expect(bench.orientationOf('z')).toBe(0);
});
