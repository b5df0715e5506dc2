/** The worked turn of the rules page: a small street, step by step. */
import type { Cover, PooDiversScene } from './wire';

const STREET = ['#o#X#', '##o##', 'zoo#o', '#####', '####X'];
const SIGNS: Record<string, Cover['face']> = { '#': 'closed', o: 'find', X: 'blank', z: 'sleeper' };
const STAND = 13; // the closed cover right of the two finds in the middle row
const SOUTH_WEST = 5;
const NEXT = 17;
const LAST = 21;

function street(opened: Record<number, Cover['face']>, more: Partial<PooDiversScene>): PooDiversScene {
  const covers = STREET.flatMap((line, row) =>
    [...line].map((sign, column) => ({ column, row, face: SIGNS[sign] ?? 'closed' })),
  );
  for (const [cover, face] of Object.entries(opened)) {
    const there = covers[Number(cover)];
    if (there) there.face = face;
  }
  const none = { points: 0, golden: 0, brown: 0 };
  return {
    game: 'poo_divers',
    columns: 5,
    rows: 5,
    covers,
    turn: 0,
    phase: 'opening',
    diver: null,
    facing: null,
    finds: 0,
    pot: 0,
    peek: null,
    purses: [none],
    supply: { points: 170, golden: 30, brown: 20 },
    champion: null,
    ...more,
  };
}

const found: Partial<PooDiversScene> = { phase: 'deciding', diver: STAND };

export const LESSON: PooDiversScene[] = [
  street({}, {}),
  street({ [STAND]: 'find' }, { ...found, finds: 1, pot: 6 }),
  street({ [STAND]: 'find', [NEXT]: 'find' }, { ...found, facing: SOUTH_WEST, finds: 2, pot: 8 }),
  street({ [STAND]: 'find', [NEXT]: 'find', [LAST]: 'blank' }, { phase: 'looking', diver: STAND, facing: SOUTH_WEST }),
];
