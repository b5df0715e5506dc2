/** What figures are about is said in words. */
import { beforeAll, expect, test } from 'vitest';
import { loadLabWords } from '../../lib/words';
import { COMPANIES, companiesFor, companyOf, nameOf } from './names';

beforeAll(() => loadLabWords());

test.each([
  ['wins', 'seat 2', 'Seat 2'],
  ['skill', 'against random', 'against a bot that plays at random'],
  ['deal', 'against 20 % slips', 'against one that slips one time in five'],
  ['came-true', '75.0%', '75.0%'],
])('%s of %s', (measure, of, said) => {
  expect(nameOf('poo_divers', measure, of, [])).toBe(said);
});

test('only bots that can play a game are offered', () => {
  expect(companiesFor(['random', 'greedy'])).toEqual(['greedy', 'random', 'mixed']);
  expect(companiesFor(['random', 'greedy', 'learned'])).toEqual(Object.keys(COMPANIES));
});

test.each(Object.entries(COMPANIES))('%s are known again', (company, bots) => {
  expect(companyOf(bots)).toBe(company);
  expect(companyOf([...bots, ...bots])).toBe(company);
});
