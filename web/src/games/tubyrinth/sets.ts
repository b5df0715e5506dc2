/** The boards of the two sets, each a part of the page that comes when it is wanted. */
import { Refused } from '../../lib/api';
import { say } from '../../lib/words';
import type { Drawn, Edge } from './drawing';
import { type SetName, SETS } from './puzzles';

export interface Printed {
  name: string;
  rows: string[];
  start: unknown[];
  end: unknown[];
  grade: string;
}

const PRINTED = import.meta.glob<Printed[]>('../../../../src/fathoms/games/tubyrinth/sets/*e.json', {
  import: 'default',
});

export async function fetchBoards(wanted: SetName): Promise<Printed[]> {
  const load = Object.entries(PRINTED).find(([path]) => path.endsWith(`/${wanted}.json`))?.[1];
  try {
    return (await load?.()) ?? [];
  } catch {
    throw new Refused(say('page-part-missing'));
  }
}

export const asDrawn = ({ rows, start, end }: Pick<Printed, 'rows' | 'start' | 'end'>): Drawn => ({
  rows,
  start: start as Edge,
  end: end as Edge,
});

export async function fetchAllBoards(): Promise<Printed[]> {
  return (await Promise.all(SETS.map(fetchBoards))).flat();
}

/** Any of all our boards, to begin with. */
export async function oneOfOurs(): Promise<Drawn> {
  const boards = await fetchAllBoards();
  const one = boards[Math.floor(Math.random() * boards.length)];
  if (!one) throw new Refused(say('page-part-missing'));
  return asDrawn(one);
}
