/** Companies of bots: which are offered, and which a study was played by. */
import { expect, test } from 'vitest';
import { COMPANIES, companiesFor, companyOf } from './companies';

test('only bots that can play a game are offered', () => {
  expect(companiesFor(['random', 'greedy'])).toEqual(['greedy', 'random', 'mixed']);
  expect(companiesFor(['random', 'greedy', 'learned'])).toEqual(Object.keys(COMPANIES));
});

test.each(Object.entries(COMPANIES))('%s is recognised from its bots', (company, bots) => {
  expect(companyOf(bots)).toBe(company);
  expect(companyOf([...bots, ...bots])).toBe(company);
});
