import { expect, test } from 'vitest';
import { keeper, shareParts } from './sharing';

const scene = (places: (number | null)[]) => ({
  game: 'x',
  turn: { seat: 1 },
  pieces: places.map((place) => ({ place })),
});

test('what has not changed stays what it was', () => {
  const [before, after] = [scene([1, 2, null]), scene([1, 5, null])];
  const [left, moved] = after.pieces;
  expect(shareParts(before, after)).toBe(after);
  expect(after).toEqual(scene([1, 5, null]));
  expect(after.turn).toBe(before.turn);
  expect(after.pieces).not.toBe(before.pieces);
  expect([after.pieces[0], after.pieces[1], after.pieces[2]]).toEqual([before.pieces[0], moved, before.pieces[2]]);
  expect(after.pieces[0]).not.toBe(left);
});

test('longer, shorter and other things are new', () => {
  const [one, two] = [scene([1, 2]), scene([1])];
  expect(shareParts(one, two).pieces).toEqual([{ place: 1 }]);
  expect(shareParts<object>({ a: [1] }, { a: { 0: 1 } })).toEqual({ a: { 0: 1 } });
  expect(shareParts<object>({ a: null, b: 1 }, { a: [], b: null })).toEqual({ a: [], b: null });
});

test('the scene itself is always another: something has happened', () => {
  const before = scene([1]);
  expect(shareParts(before, scene([1]))).not.toBe(before);
});

test('what is kept is given back until something about it changes', () => {
  const keep = keeper<{ row: number }[]>();
  const first = keep([{ row: 1 }, { row: 2 }]);
  expect(keep([{ row: 1 }, { row: 2 }])).toBe(first);
  const second = keep([{ row: 1 }, { row: 3 }]);
  expect(second).toEqual([{ row: 1 }, { row: 3 }]);
  expect(second[0]).toBe(first[0]);
});
