import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { TileShape } from './wire';
import { aim, cellOf, flipped, inside, orient, pathOf, pipesAt, type Placed, turned, whyNot } from './geometry';
import { SHAPES } from './shapes';
import { clusters } from './things';

const TILES = join(import.meta.dirname, '../../../../src/fathoms/games/tubyrinth/tiles.py');
function shape(name: string): TileShape {
  const found = SHAPES.find((tile) => tile.name === name);
  if (!found) throw new Error(`no-tile: ${name}`);
  return found;
}
const picture = (name: string, orientation: number) =>
  orient(shape(name), orientation)
    .flat()
    .map(({ row, column, open }) => `${row}${column}${[...open].sort().join('')}`)
    .sort()
    .join(' ');

test('the tiles are those of the rules', () => {
  const text = readFileSync(TILES, 'utf8');
  for (const { name, pipes } of SHAPES) {
    const line = new RegExp(`Tile\\("${name}", (.*)\\),`).exec(text)?.[1] ?? '';
    const squares = [...line.matchAll(/\((\d), (\d)\): "(\w*)"/g)].map(
      ([, row, column, open]) => `${row}${column}${open}`,
    );
    expect(pipes.flat().map(({ row, column, open }) => `${row}${column}${open.join('')}`)).toEqual(squares);
    expect(line.match(/\{/g)).toHaveLength(pipes.length);
  }
});

describe('turning', () => {
  test('a quarter turn is clockwise', () => {
    expect(picture('short', 0)).toBe('00U 10L 20R');
    expect(picture('short', 1)).toBe('00D 01U 02R');
  });

  test('four turns or two flips change nothing, in any orientation', () => {
    for (const { name } of SHAPES)
      for (let o = 0; o < 8; o++) {
        expect(picture(name, turned(o, 4))).toBe(picture(name, o));
        expect(turned(turned(o), -1)).toBe(o);
        expect(flipped(flipped(o))).toBe(o);
      }
  });

  test('a flip swaps left and right as one sees it', () => {
    for (const { name } of SHAPES)
      for (let o = 0; o < 8; o++) {
        const seen = orient(shape(name), o).flat();
        const wide = Math.max(...seen.map(({ column }) => column));
        const swap: Record<string, string> = { U: 'U', D: 'D', L: 'R', R: 'L' };
        const mirrored = seen
          .map(
            ({ row, column, open }) =>
              `${row}${wide - column}${open
                .map((s) => swap[s])
                .sort()
                .join('')}`,
          )
          .sort()
          .join(' ');
        expect(picture(name, flipped(o))).toBe(mirrored);
      }
  });
});

describe('laying', () => {
  const rows = ['........', '........', '..####..', '...##...', '........', '###...##', '###..##.', '........'];
  const at = (tile: Placed['tile'], orientation: number, cell: number): Placed => ({
    tile,
    orientation,
    row: Math.floor(cell / 8),
    column: cell % 8,
  });

  test('says what is in the way', () => {
    expect(whyNot(SHAPES, at('long', 0, 5), rows, [])).toBe('outside');
    expect(whyNot(SHAPES, at('long', 0, 17), rows, [])).toBe('obstacle');
    expect(whyNot(SHAPES, at('long', 0, 17), null, [])).toBeNull();
    expect(whyNot(SHAPES, at('long', 0, 0), rows, [at('short', 0, 2)])).toBe('overlap');
    expect(whyNot(SHAPES, at('long', 0, 1), rows, [at('long', 0, 0)])).toBeNull(); // it moves
  });

  test('covers the squares the rules say', () => {
    expect(
      pipesAt(SHAPES, at('t', 3, 36))
        .flat()
        .map(cellOf)
        .sort((a, b) => a - b),
    ).toEqual([36, 44, 45, 52]);
  });

  test('a square pointed at is covered, by another grip if the middle does not fit', () => {
    const fits = (placed: Placed) => whyNot(SHAPES, placed, rows, []) === null;
    const edge = aim(SHAPES, 'long', 0, { row: 0, column: 0 }, fits);
    expect(edge).toMatchObject({ row: 0, column: 0 });
    expect(inside(SHAPES, { ...edge, row: 9, column: -3 })).toMatchObject({ row: 7, column: 0 });
  });

  test('obstacles that touch are one thing', () => {
    expect(clusters(rows)).toEqual([
      [18, 19, 20, 21, 27, 28],
      [40, 41, 42, 48, 49, 50],
      [46, 47, 53, 54],
    ]);
  });
});

test('pipes are drawn through every square', () => {
  expect(pathOf(orient(shape('long'), 0)[0] ?? []).match(/M/g)).toHaveLength(8); // a bend, two junctions of three, a straight
});
