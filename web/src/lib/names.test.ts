import { describe, expect, it } from 'vitest';
import { withNames } from './names';

const NAMES = ['Ada', 'Ben', 'Cy'];

describe('names in a line of the log', () => {
  it('names whom it is about', () => {
    expect(withNames({ seat: 1, cards: 3 }, NAMES)).toEqual({ seat: 1, cards: 3, name: 'Ben' });
  });

  it('names a second player', () => {
    expect(withNames({ seat: 0, other: 2 }, NAMES)).toEqual({ seat: 0, other: 'Cy', name: 'Ada' });
  });

  it('leaves a word alone that is called other', () => {
    expect(withNames({ seat: 0, other: 'blue' }, NAMES)['other']).toBe('blue');
  });

  it('has no name for time and for spectators', () => {
    expect(withNames({ seat: 15 }, NAMES)['name']).toBe('');
  });
});
