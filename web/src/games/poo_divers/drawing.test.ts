import { expect, test } from 'vitest';
import { axesOf, centred, EMPTY, isCover, lay, mirrored, read, write } from './drawing';
import { COLUMNS, countCovers, LAYOUTS, ROWS } from './layouts';

const at = (row: number, column: number) => ({ row, column });

test('every street of the box is read as it was written', () => {
  for (const rows of Object.values(LAYOUTS)) {
    expect(write(centred(rows))).toBe(rows.join('/'));
    expect(read(write(centred(rows)))).toEqual(centred(rows));
  }
  expect(write(EMPTY)).toBe('');
});

test('a symmetric brush draws on both sides, and once in the middle', () => {
  expect(mirrored(at(1, 2), 'none')).toEqual([at(1, 2)]);
  expect(mirrored(at(1, 2), 'sideways')).toEqual([at(1, 2), at(1, COLUMNS - 3)]);
  expect(mirrored(at(1, 2), 'upright')).toEqual([at(1, 2), at(ROWS - 2, 2)]);
  const four = lay(EMPTY, mirrored(at(1, 2), 'both'), true);
  expect(countCovers(four)).toBe(4);
  expect(isCover(four, at(ROWS - 2, COLUMNS - 3))).toBe(true);
  const middle = mirrored(at((ROWS - 1) / 2, (COLUMNS - 1) / 2), 'both');
  expect(countCovers(lay(EMPTY, middle, true))).toBe(1);
  expect(lay(four, mirrored(at(1, 2), 'both'), false)).toEqual(EMPTY);
});

test('the mirror stands in the middle of what is drawn, if that is symmetric', () => {
  const square = centred(LAYOUTS['square'] ?? []); // eight columns have their middle between two squares
  expect(axesOf(square)).toEqual({ row: 3 + 10, column: 3 + 10 });
  expect(countCovers(lay(square, mirrored(at(3, 3), 'both', axesOf(square)), false))).toBe(60);
  expect(axesOf(lay(square, [at(3, 3)], false))).toEqual({ row: ROWS - 1, column: COLUMNS - 1 });
  expect(axesOf(EMPTY)).toEqual({ row: ROWS - 1, column: COLUMNS - 1 });
  expect(mirrored(at(0, 14), 'sideways', { row: 0, column: 13 })).toEqual([at(0, 14)]);
});
