import { beforeAll, describe, expect, test } from 'vitest';
import { loadWords } from '../lib/words';
import type { OptionInfo } from '../wire';
import { beginners, optionAbout, optionName, ownOrShared, valueName } from './options';

const option = (name: string, values: string[]): OptionInfo => ({
  name,
  kind: 'choice',
  default: values[0] ?? '',
  values,
  high: null,
  longest: null,
  low: null,
});
const first = option('first', ['lot', '1', '2', '3', '4']);
const layout = option('layout', ['cow_pat']);

beforeAll(() => loadWords('poo_divers'));

describe('the words of an option', () => {
  test('are those that games share, where a game has none', () => {
    expect(optionName('toilet_divers', first)).toBe('Who goes first');
    expect(optionAbout('toilet_divers', first)).toBe('Chosen at random, or by you.');
    expect(first.values?.map((value) => valueName('toilet_divers', first, value))).toEqual([
      'At random',
      'Player 1',
      'Player 2',
      'Player 3',
      'Player 4',
    ]);
  });

  test("are the game's own, where it has some", () => {
    expect(optionName('poo_divers', layout)).toBe('Street');
    expect(valueName('poo_divers', layout, 'cow_pat')).toBe('Cow pat');
  });

  test("are the game's own before those that games share", () => {
    expect(ownOrShared('lobby-title', 'option-first')).toBe('lobby-title');
    expect(ownOrShared('no-such-words', 'option-first')).toBe('option-first');
  });

  test('are missed by the key that the game should have', () => {
    expect(() => optionName('poo_divers', option('moon', []))).toThrow('no-words: poo-divers-option-moon');
    expect(() => valueName('poo_divers', layout, 'moon')).toThrow('no-words: poo-divers-option-layout-moon');
  });
});

test('only seats at the table can begin', () => {
  expect(beginners(first, 2).values).toEqual(['lot', '1', '2']);
  expect(beginners(layout, 2)).toBe(layout);
});
