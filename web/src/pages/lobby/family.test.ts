/** Several people at one browser. */
import { expect, test } from 'vitest';
import type { NewSeat } from '../../wire';
import { freeColour, type Member, MOST, seatedByColour, withFamily, withMember } from './family';

const ADA = { name: 'Ada', colour: 0 };
const BEN = { name: 'Ben', colour: 2 };
const open: NewSeat = { kind: 'open' };
const mine = (name = ''): NewSeat => ({ kind: 'me', name });

test('a member is added, changed and renamed, and nobody is there twice', () => {
  expect(withMember([ADA], BEN)).toEqual([ADA, BEN]);
  expect(withMember([ADA, BEN], { name: 'Ada', colour: 5 })).toEqual([{ name: 'Ada', colour: 5 }, BEN]);
  expect(withMember([ADA, BEN], { name: 'Eve', colour: 0 }, 'Ada')).toEqual([{ name: 'Eve', colour: 0 }, BEN]);
  expect(withMember([ADA, BEN], { name: 'Ben', colour: 0 }, 'Ada')).toEqual([{ name: 'Ben', colour: 0 }]);
  const many: Member[] = Array.from({ length: MOST }, (_, i) => ({ name: `${i}`, colour: 0 }));
  expect(withMember(many, ADA)).toHaveLength(MOST);
});

test('a newcomer has a colour of their own', () => {
  expect(freeColour([ADA, BEN])).toBe(1);
  expect(freeColour(Array.from({ length: 8 }, (_, colour) => ({ name: `${colour}`, colour })))).toBe(0);
});

test('the reader sits at their colour, where the table has it', () => {
  expect(seatedByColour([mine('Ada'), open, open], 2)).toEqual([open, open, mine('Ada')]);
  expect(seatedByColour([mine('Ada'), open], 5)).toEqual([mine('Ada'), open]);
  expect(seatedByColour([mine('Ada'), open], null)).toEqual([mine('Ada'), open]);
});

test('the family takes the other seats of the screen, at their colours if they can', () => {
  expect(withFamily([mine('Ada'), mine(), mine()], [ADA, BEN])).toEqual([mine('Ada'), mine(), mine('Ben')]);
  const eve = { name: 'Eve', colour: 0 };
  expect(withFamily([mine('Ada'), mine(), mine()], [ADA, BEN, eve])).toEqual([mine('Ada'), mine('Eve'), mine('Ben')]);
  expect(withFamily([mine('Ada'), open], [ADA, BEN])).toEqual([mine('Ada'), open]);
});
