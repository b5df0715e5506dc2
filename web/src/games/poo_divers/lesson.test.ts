import { expect, test } from 'vitest';
import { LESSON } from './lesson';
import { firstWorth, pushTarget, pushWorth, whatHappened } from './scene';

test('the worked turn scores as the rules say: 6, then 8, then nothing', () => {
  const [start, first, second, third] = LESSON as [never, never, never, never];
  const stand = whatHappened(start, first).opened[0] ?? -1;
  expect(firstWorth(start, stand)).toBe(6);
  expect(LESSON.map((scene) => scene.pot)).toEqual([0, 6, 8, 0]);
  expect(whatHappened(first, second).opened).toEqual([pushTarget(first, 5)]);
  expect(pushWorth(first)).toBe(2);
  expect(whatHappened(second, third).opened).toEqual([pushTarget(second, 5)]);
  expect(whatHappened(second, third).spilled).toBe(8);
});
