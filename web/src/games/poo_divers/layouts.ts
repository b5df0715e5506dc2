/** The street layouts and the deck, read from the same house values as the rules read. */
import house from '../../../../src/fathoms/games/poo_divers/house.toml';

interface HouseValues {
  layouts: Record<string, string>;
  custom: Record<'fewest' | 'most' | 'columns' | 'rows', number>;
  deck: Record<'blanks' | 'sleepers' | 'finds', number>;
}
const { layouts, custom, deck } = house as HouseValues;

export const LAYOUTS: Record<string, string[]> = Object.fromEntries(
  Object.entries(layouts).map(([name, mask]) => [name, mask.trim().split('\n')]),
);

export const { fewest: FEWEST, most: MOST, columns: COLUMNS, rows: ROWS } = custom;
export const DECK = deck;

export function countCovers(rows: string[]): number {
  return rows.join('').replaceAll('.', '').length;
}
