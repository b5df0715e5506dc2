/** The worked turn of the rules page: a small street, step by step; and what is hardest to read, as pictures. */
import type { Cover, PooDiversScene } from './wire';

const STREET = ['#o#X#', '##o##', 'zoo#o', '#####', '####X'];
const SIGNS: Record<string, Cover['face']> = { '#': 'closed', o: 'find', X: 'blank', z: 'sleeper' };
const STAND = 13; // the closed cover right of the two finds in the middle row
const SOUTH_WEST = 5;
const NEXT = 17;
const LAST = 21;
// The lines of finds from there, clockwise from north. No other cover is a first one, so the others go without.
const STAR = '00100022';
const PUSHED_STAR = '00100122';

const starFrom = (cover: number, star: string): Pick<PooDiversScene, 'lines'> => ({
  lines: '-'.repeat(cover * star.length) + star,
});

function street(
  changed: Record<number, Partial<Cover>>,
  more: Partial<PooDiversScene>,
  signs = STREET,
): PooDiversScene {
  const covers: Cover[] = signs.flatMap((line, row) =>
    [...line].map((sign, column) => ({ column, row, face: SIGNS[sign] ?? 'closed' })),
  );
  for (const [cover, change] of Object.entries(changed)) Object.assign(covers[Number(cover)] ?? {}, change);
  const none = { points: 0, golden: 0, brown: 0 };
  return {
    game: 'poo_divers',
    columns: 5,
    rows: signs.length,
    covers,
    lines: '',
    turn: 0,
    phase: 'opening',
    diver: null,
    facing: null,
    finds: 0,
    pot: 0,
    peek: null,
    purses: [none],
    supply: { points: 170, golden: 30, brown: 20 },
    blasts: [0],
    champion: null,
    ...more,
  };
}

const found: Partial<PooDiversScene> = { phase: 'deciding', diver: STAND };

const pushed: Record<number, Partial<Cover>> = { [STAND]: { face: 'find' }, [NEXT]: { face: 'find' } };
const pushedStar = starFrom(STAND, PUSHED_STAR);

export const LESSON: PooDiversScene[] = [
  street({}, starFrom(STAND, STAR)),
  street({ [STAND]: { face: 'find' } }, { ...found, ...starFrom(STAND, STAR), finds: 1, pot: 6 }),
  street(pushed, { ...found, ...pushedStar, facing: SOUTH_WEST, finds: 2, pot: 8 }),
  street(
    { ...pushed, [LAST]: { face: 'blank' } },
    { ...pushedStar, phase: 'looking', diver: STAND, facing: SOUTH_WEST },
  ),
];

const EAST = 2;

/** What a first find pays, with lines that are broken; and a push with two finds behind it and the next cover ahead. */
export const DIAGRAMS: { name: string; scene: PooDiversScene }[] = [
  {
    name: 'line',
    scene: street({}, { ...starFrom(12, '00202002'), phase: 'deciding', diver: 12, finds: 1, pot: 7 }, [
      'o#o##',
      '#oX##',
      'ozooo',
      '##o##',
      '##o##',
    ]),
  },
  {
    name: 'push',
    scene: street({}, { phase: 'deciding', diver: 5, facing: EAST, finds: 3, pot: 6 }, ['###X#', 'ooo##', '##z##']),
  },
];
