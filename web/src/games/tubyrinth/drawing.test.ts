import { expect, test } from 'vitest';
import { bury, EMPTY, outerSides, read, setEnd, turnRound, whatIs, write } from './drawing';

const at = (row: number, column: number) => ({ row, column });

test('a drawing is read as it was written', () => {
  const drawn = bury(bury(EMPTY, at(0, 3), true), at(7, 7), true);
  expect(write(drawn)).toBe('...#..../......../......../......../......../......../......../.......#/24L/39R');
  expect(read(write(drawn))).toEqual(drawn);
  expect(whatIs(drawn, at(0, 3))).toBe('obstacle');
  expect(whatIs(bury(drawn, at(0, 3), false), at(0, 3))).toBe('free');
});

test('start and end are never buried', () => {
  expect(bury(EMPTY, at(3, 0), true)).toBe(EMPTY);
  expect(whatIs(EMPTY, at(3, 0))).toBe('start');
  expect(whatIs(EMPTY, at(4, 7))).toBe('end');
});

test('start and end are at the outer sides of free squares at the edge', () => {
  expect(outerSides(at(0, 0))).toEqual(['U', 'L']);
  expect(outerSides(at(3, 3))).toEqual([]);
  expect(setEnd(EMPTY, 'start', at(3, 3))).toBeNull();
  expect(setEnd(bury(EMPTY, at(0, 5), true), 'start', at(0, 5))).toBeNull();
  expect(setEnd(EMPTY, 'end', at(0, 5))?.end).toEqual([5, 'U']);
});

test('in a corner they go from one side to the other, and not to where the other is', () => {
  const corner = setEnd(EMPTY, 'start', at(0, 0));
  expect(corner?.start).toEqual([0, 'U']);
  expect(corner && setEnd(corner, 'start', at(0, 0))?.start).toEqual([0, 'L']);
  expect(corner && setEnd(corner, 'end', at(0, 0))?.end).toEqual([0, 'L']);
});

test('four quarter turns change nothing', () => {
  const drawn = bury(EMPTY, at(1, 2), true);
  const once = turnRound(drawn);
  expect(whatIs(once, at(2, 6))).toBe('obstacle');
  expect(once.start).toEqual([4, 'U']);
  expect([1, 2, 3].reduce(turnRound, once)).toEqual(drawn);
});
