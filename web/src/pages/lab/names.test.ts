/** What figures are about is said in words. */
import { beforeAll, expect, test } from 'vitest';
import { loadLabWords } from '../../lib/words';
import { nameOf } from './names';

beforeAll(() => loadLabWords());

test.each([
  ['wins', 'seat 2', 'Seat 2'],
  ['skill', 'against random', 'against a bot that plays at random'],
  ['deal', 'against 20 % slips', 'against one that slips one time in five'],
  ['came-true', '75.0%', '75.0%'],
])('%s of %s', (measure, of, said) => {
  expect(nameOf('poo_divers', measure, of, [])).toBe(said);
});
