import { expect, test } from 'vitest';
import { CORE, HOME } from './geometry';
import { LESSON } from './lesson';
import { wayOf, whatHappened } from './scene';

test('the worked turn uses all seven steps, each piece once, and hits red with the second', () => {
  const walks = LESSON.flatMap(({ walk }) => (walk ? [walk] : []));
  expect(walks.map(({ start, turn, to }) => wayOf(start, turn, to).length - 1)).toEqual([4, 2, 1]);
  expect(new Set(walks.map(({ piece }) => piece)).size).toBe(3);
  expect(LESSON.map(({ rest }) => rest)).toEqual([7, 3, 1, 0]);
  const [, first, second] = LESSON as [never, (typeof LESSON)[0], (typeof LESSON)[0]];
  expect(first.pieces.filter(({ locked }) => locked).map(({ place }) => place)).toEqual([CORE, CORE - 1]);
  const victim = first.pieces.findIndex(({ colour, place }) => colour === 3 && place !== HOME);
  expect(first.pieces[victim]?.field).toBe(second.pieces[2]?.field);
  expect(whatHappened(first, second).motions.map(({ piece }) => piece)).toEqual([2, victim]);
});
