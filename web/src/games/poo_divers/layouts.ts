/** The street layouts, read from the same house values as the rules read. */
import house from '../../../../src/fathoms/games/poo_divers/house.toml?raw';

export const LAYOUTS: Record<string, string[]> = Object.fromEntries(
  [...house.matchAll(/^(\w+) = """\n([^"]*)"""/gm)].map(([, name, mask]) => [name, (mask ?? '').trim().split('\n')]),
);

function limit(name: string): number {
  const found = new RegExp(`^\\[custom\\][^[]*?^${name} = (\\d+)`, 'ms').exec(house);
  if (!found) throw new Error(`no-limit: ${name}`);
  return Number(found[1]);
}

export const FEWEST = limit('fewest');
export const MOST = limit('most');
export const COLUMNS = limit('columns');
export const ROWS = limit('rows');

export function countCovers(rows: string[]): number {
  return rows.join('').replaceAll('.', '').length;
}
