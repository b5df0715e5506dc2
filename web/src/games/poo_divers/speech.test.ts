/** Sentences that depend on an option or on how the game stands, each where it is said and where it is not. */
import { beforeAll, describe, expect, test } from 'vitest';
import type { Choice } from '../../wire';
import { loadWords, speak, tell } from '../../lib/words';
import type { Action, PooDiversScene } from './wire';
import { LESSON } from './lesson';
import { buttons, coverLabel, hint, nameOf, status, supplySentence } from './speech';

beforeAll(() => loadWords('poo_divers'));

const NAMES = ['Ann', 'Ben', 'Cleo'];
const purse = (points: number) => ({ points, golden: 0, brown: points });

function table(more: Partial<PooDiversScene>): PooDiversScene {
  const purses = [purse(40), purse(40), purse(12)];
  return { ...(LESSON[0] as PooDiversScene), purses, blasts: [0, 0, 0], ...more };
}

const choice = (action: number, name: Action): Choice => ({ action, name });
const BANK = choice(78, { do: 'bank' });
const EAST = choice(72, { do: 'push', direction: 2 });
const LET_RIP = choice(151, { do: 'let_rip' });

interface Said {
  status: string;
  hint: string;
  buttons: string[];
}

/** What is said to whoever acts. */
function said(more: Partial<PooDiversScene>, choices: Choice[], oneScreen = false): Said {
  const scene = table(more);
  const now = { scene, before: null, acting: scene.turn, choices, eyes: scene.turn, oneScreen, names: NAMES };
  const tip = hint(now);
  return {
    status: tell(status(now)),
    hint: tip ? tell(tip) : '',
    buttons: buttons(now).map(({ label }) => tell(label)),
  };
}

/** What is said to everyone else. */
function watched(more: Partial<PooDiversScene>): string {
  const scene = table(more);
  return tell(status({ scene, before: null, acting: null, choices: [], eyes: null, oneScreen: false, names: NAMES }));
}

describe('while there is enough left to win', () => {
  const found = { phase: 'deciding', diver: 13, finds: 1, pot: 6 } as const;

  test('one may bank or push on', () => {
    expect(said(found, [BANK, EAST])).toEqual({
      status: 'Your turn: bank 6, or push on for 2 more.',
      hint: expect.stringContaining('turn the diver to a glowing cover') as string,
      buttons: ['Bank 6 points', 'Push east for +2'],
    });
    expect(said({ ...found, finds: 2, facing: 2 }, [BANK, EAST]).hint).toContain('The diver keeps its direction now.');
  });

  test('one must bank after a first find among open covers, where the diver looks nowhere, and at the end of a line', () => {
    for (const more of [found, { ...found, finds: 2, facing: 2 }]) {
      const now = said(more, [BANK]);
      expect(now.status).toBe('There’s no closed cover to push on to, so bank your 6.');
      expect(now.hint).toBe('There’s no closed cover to push on to, so bank what’s in the pot.');
    }
  });
});

describe('when the supply runs short', () => {
  const short = { phase: 'deciding', diver: 13, finds: 2, facing: 2, pot: 9, supply: purse(5) } as const;

  test('no more is promised than can be paid', () => {
    expect(said(short, [BANK, EAST])).toEqual({
      status: 'Your turn: bank 5, all that’s left in the supply.',
      hint: 'The supply holds no more than this: pushing on can’t win you anything.',
      buttons: ['Bank 5 points', 'Push east for +0'],
    });
    expect(said(short, [BANK]).status).toBe('There’s no closed cover to push on to, so bank your 5.');
    expect(watched(short)).toBe('Ann can bank all that’s left in the supply: 5.');
  });

  test('one point more in the supply is worth pushing for', () => {
    expect(said({ ...short, supply: purse(10) }, [BANK, EAST]).status).toBe(
      'Your turn: bank 9, or push on for 1 more.',
    );
  });
});

describe('a tie', () => {
  const over = { phase: 'over', supply: purse(78) } as const;

  test('is shared where that was agreed', () => {
    expect(watched(over)).toBe('The last cover is open: Ann · Ben share the win with 40 points each.');
    expect(watched({ ...over, supply: purse(0) })).toContain('All the droppings are gone: Ann · Ben share the win');
  });

  test('is settled by a fart-off, which its players set off', () => {
    const contest = { ...over, phase: 'contest', turn: 1 } as const;
    expect(said(contest, [LET_RIP])).toEqual({
      status: 'A tie! Your turn: let one rip.',
      hint: expect.stringContaining('the loudest wins') as string,
      buttons: ['Let one rip'],
    });
    expect(said(contest, [LET_RIP], true).status).toBe('A tie! Ben, let one rip.');
    expect(watched(contest)).toBe('A tie! Ben takes a deep breath.');
  });

  test('has one winner after a fart-off', () => {
    const settled = { ...over, blasts: [88, 103, 0], champion: 1 };
    expect(watched(settled)).toBe('Ben wins the fart-\u2060off after a tie at 40 points.');
  });

  test('is none where one has the most', () => {
    const purses = [purse(41), purse(40), purse(40)];
    expect(watched({ ...over, purses })).toBe('The last cover is open: Ann wins with 41 points.');
  });
});

test('what is in the supply does not read like a target, and is left over once nobody can win it', () => {
  const of = (phase: PooDiversScene['phase']) => tell(supplySentence(table({ phase })));
  expect(of('opening')).toBe('Supply: 170 points');
  expect(of('contest')).toBe('170 points left over');
  expect(of('over')).toBe('170 points left over');
});

test('a cover is called by its row and column, whatever is done with it', async () => {
  const scene = table({});
  const open = choice(7, { do: 'open', cover: 7 });
  const look = choice(86, { do: 'look', cover: 7 });
  const labels = [open, look, undefined].map((each) => tell(coverLabel(scene, 7, each, 'closed')));
  expect(labels.map((label) => label.split(':')[0])).toEqual(Array(3).fill('Row 2, column 3'));
  const now = { scene, before: null, acting: 0, choices: [open], eyes: 0, oneScreen: false, names: NAMES };
  expect(nameOf(now, open).map(tell)).toEqual(['Row 2, column 3: open it, 1 point if it’s a find']);
  for (const language of ['en', 'de', 'sv', 'da', 'nb', 'fi']) {
    await speak(language);
    await loadWords('poo_divers');
    const log = tell({ key: 'poo-looked', args: { name: 'Ann', row: 21, column: 34 } });
    expect(log).toMatch(/Ann.*21.*34/);
  }
  await speak('en');
  await loadWords('poo_divers');
});
