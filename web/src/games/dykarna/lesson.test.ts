import { expect, test } from 'vitest';
import { COMPASS } from '../../kit/compass';
import { DIAGRAMS, LESSON } from './lesson';
import { framesOf, squareFrom, spotOf, squareOf, tileAt } from './scene';

test('the worked turns lose no treasure and bring one home', () => {
  for (const scene of LESSON) {
    const lying = scene.tiles.flatMap((tile) => tile.treasure).reduce((sum, pieces) => sum + pieces, 0);
    const home = scene.boats.reduce((sum, boat) => sum + boat.home, 0);
    expect(lying).toBe(scene.found);
    expect(scene.hidden + lying + home).toBe(scene.goal);
  }
  expect(LESSON.at(-1)?.boats.map((boat) => boat.home)).toEqual([0, 0, 1, 0]);
});

test('every step of the worked turns leads to a neighbour, and the chain turns up three tiles', () => {
  LESSON.forEach((scene, i) => {
    const stages = scene.last?.stages ?? [];
    const spots = stages.map(({ place }) => spotOf(scene, squareOf(scene, place) ?? 0));
    spots.slice(1).forEach((spot, k) => {
      const from = spots[k] ?? spot;
      expect(Math.max(Math.abs(spot.x - from.x), Math.abs(spot.y - from.y))).toBeLessThan(1.5);
    });
    const start = LESSON[i - 1]?.divers.find((diver) => diver.number === scene.last?.diver)?.place;
    if (stages.length) expect(stages[0]?.place).toBe(start);
  });
  const [start, chain] = LESSON as [never, never];
  const met = framesOf(start, chain).flatMap((frame) => tileAt(chain, frame.at)?.face ?? []);
  expect(new Set(met)).toEqual(new Set(['current', 'whirl', 'treasure']));
});

test('each chain of the diagrams goes where its arrows and whirls lead, and ends where nothing carries on', () => {
  const ends = DIAGRAMS.map(({ scene }) => {
    const way = scene.last?.stages.map(({ place }) => place) ?? scene.foresights[0]?.stages ?? [];
    const heading = (i: number) =>
      COMPASS.findIndex((_, direction) => squareFrom(scene, way[i - 1] ?? 0, direction) === way[i]);
    way.slice(1, -1).forEach((square, i) => {
      const tile = tileAt(scene, square);
      expect(['current', 'whirl']).toContain(tile?.face);
      expect(tile?.face === 'current' ? tile.arrows : [heading(i + 1)]).toEqual([heading(i + 2)]);
    });
    return tileAt(scene, way.at(-1) ?? 0)?.face;
  });
  expect(ends).toEqual(['treasure', 'shark']);
});
