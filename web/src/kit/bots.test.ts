import { expect, test } from 'vitest';
import { hasWords } from '../lib/words';
import { botOn, LOOKS, moodOf, PACES } from './bots';

test('every bot has a name, a character, a pace and a face of its own', () => {
  LOOKS.forEach((_, bot) => {
    for (const key of [`bot-name-${bot + 1}`, `bot-about-${bot + 1}`, `bot-pace-${PACES[bot]}`])
      expect(hasWords(key), key).toBe(true);
  });
  expect(hasWords(`bot-name-${LOOKS.length + 1}`)).toBe(false);
  expect(new Set(LOOKS.map(({ head, more }) => head + more)).size).toBe(LOOKS.length);
  expect(botOn(LOOKS.length)).toBe(0);
});

test('a bot thinks, is glad and is sad', () => {
  expect(moodOf({ seat: 1 }, [1], 0)).toBe('thinking');
  expect(moodOf({ seat: 1 }, [2], 0)).toBe('calm');
  expect(moodOf({ seat: 1 }, [1], 3)).toBe('glad');
  expect(moodOf({ seat: 1 }, [], -3)).toBe('sad');
});
