import { expect, test } from 'vitest';
import { COMPASS } from '../../kit/compass';
import { DIAGRAMS, LESSON } from './lesson';
import { firstWorth, pushTarget, pushWorth, whatHappened } from './scene';

test('all lines lead over finds, to the end of each', () => {
  for (const scene of [...LESSON, ...DIAGRAMS.map((one) => one.scene)]) {
    const face = (column: number, row: number) =>
      scene.covers.find((cover) => cover.column === column && cover.row === row)?.face;
    for (const [i, { column, row }] of scene.covers.entries())
      [...scene.lines.slice(8 * i, 8 * i + 8)].forEach((digit, direction) => {
        const length = parseInt(digit, 16);
        const [dx, dy] = COMPASS[direction] ?? [0, 0];
        for (let step = 1; step <= length + 1; step += 1)
          expect(face(column + step * dx, row + step * dy) === 'find').toBe(step <= length);
      });
  }
});

test('the worked turn scores as the rules say: 6, then 8, then nothing', () => {
  const [start, first, second, third] = LESSON as [never, never, never, never];
  const stand = whatHappened(start, first).opened[0] ?? -1;
  expect(firstWorth(start, stand)).toBe(6);
  expect(whatHappened(start, first).lines).toEqual([[14], [12, 11], [7, 1]]);
  expect(LESSON.map((scene) => scene.pot)).toEqual([0, 6, 8, 0]);
  expect(whatHappened(first, second).opened).toEqual([pushTarget(first, 5)]);
  expect(pushWorth(first)).toBe(2);
  expect(whatHappened(second, third).opened).toEqual([pushTarget(second, 5)]);
  expect(whatHappened(second, third).spilled).toBe(8);
});

test('the diagrams pay what their words say: 7 for a star, and 1, 2 and 3 for a push', () => {
  const [line, push] = DIAGRAMS.map((one) => one.scene) as [never, never];
  expect(firstWorth(line, DIAGRAMS[0]?.scene.diver ?? -1)).toBe(DIAGRAMS[0]?.scene.pot);
  expect(DIAGRAMS[0]?.scene.pot).toBe(7);
  expect(DIAGRAMS[1]?.scene.pot).toBe(1 + 2 + 3);
  expect(pushWorth(push)).toBe(4);
  expect(DIAGRAMS[1]?.scene.covers[pushTarget(push, 2)]?.face).toBe('closed');
});
