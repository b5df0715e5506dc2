import { expect, test } from 'vitest';
import { largest } from './fitting';

test('what fits as it is stays as it is', async () => {
  expect(await largest(() => Promise.resolve(true))).toBe(1);
});

test('the largest size that fits is found, and never one that does not', async () => {
  const found = await largest((size) => Promise.resolve(size <= 0.62));
  expect(found).toBeLessThanOrEqual(0.62);
  expect(found).toBeGreaterThan(0.61);
});
