import { expect, test } from 'vitest';
import { fromLink, toLink } from './link';

test('a drawing comes out of its link as it went in', () => {
  const drawing = '..##/#..#/56L/7U';
  expect(toLink(drawing)).toBe('--oo_o--o_56L_7U');
  expect(fromLink(toLink(drawing))).toBe(drawing);
});

test('a link needs no escaping, and has no dots: those are for files', () => {
  const link = toLink('#.#./.#.#');
  expect(encodeURIComponent(link)).toBe(link);
  expect(link).not.toContain('.');
});
