import { expect, test } from 'vitest';
import type { SeatInfo, View } from '../../wire';
import type { GameFace } from '../../kit/face';
import { tell } from '../../lib/words';
import { headline, ranking } from './ranking';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan'];
const sideScore = ([first = 0]: number[]) => ({ key: 'table-points', args: { points: first } });
const face = { sideScore } as unknown as GameFace;

/** Seats on sides, the first of them the reader’s if there is one. */
function seated(sides: number[], reader = true): SeatInfo[] {
  return sides.map((side, seat) => ({ seat, side, mine: reader && seat === 0 }) as SeatInfo);
}

function end(scores: number[], shares: number[]): View {
  return { scores, shares } as View;
}

test('partners are one line with what they have together', () => {
  const sides = ranking(face, end([10, 6, 10, 6], [1, 0, 1, 0]), seated([0, 1, 0, 1]));
  expect(sides.map(({ seats, score }) => [seats, score])).toEqual([
    [[0, 2], '10 points'],
    [[1, 3], '6 points'],
  ]);
  expect(tell(headline(sides, seated([0, 1, 0, 1]), NAMES))).toBe('You win, together with Cleo!');
  expect(tell(headline(sides, seated([0, 1, 0, 1], false), NAMES))).toBe('They win together: Ann · Cleo!');
});

test('whoever plays alone is told so', () => {
  const sides = ranking(face, end([3, 5], [0, 1]), seated([0, 1]));
  expect(tell(headline(sides, seated([0, 1]), NAMES))).toBe('Ben wins!');
  const won = ranking(face, end([5, 3], [1, 0]), seated([0, 1]));
  expect(tell(headline(won, seated([0, 1]), NAMES))).toBe('You win!');
  expect(tell(headline(ranking(face, end([5, 5], [0.5, 0.5]), seated([0, 1])), seated([0, 1]), NAMES))).toBe(
    'The win is shared: Ann · Ben',
  );
});

test('a point less than none is said so', () => {
  const [best, worst] = ranking(face, end([3, -1], [1, 0]), seated([0, 1]));
  expect([best?.score, worst?.score]).toEqual(['3 points', '-1 point']);
});
