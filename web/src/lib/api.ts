/** What the page asks the server over HTTP. */
import type { Feat, GameInfo, Health, History, NewTable, Problem, TableInfo, TableList } from '../wire';
import { hasWords, say } from './words';

/** A request the server refused, in words. */
export class Refused extends Error {}

function explain(problem: Partial<Problem>): string {
  if (problem.key && hasWords(problem.key)) return say(problem.key, problem.args);
  return problem.text ?? say('page-request-failed');
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, init);
  } catch {
    throw new Refused(say('page-no-connection'));
  }
  const body = (await answer.json().catch(() => ({}))) as T & Partial<Problem>;
  if (!answer.ok) throw new Refused(explain(body));
  return body;
}

export const fetchGames = () => ask<GameInfo[]>('/games');
export const fetchTables = () => ask<TableList>('/tables');
export const fetchTable = (id: string) => ask<TableInfo>(`/tables/${id}`);
export const fetchFeats = (game: string) => ask<Feat[]>(`/feats/${game}`);
export const fetchHealth = () => ask<Health>('/health');

export function fetchHistory(id: string, seat: number | null) {
  return ask<History>(`/tables/${id}/history${seat === null ? '' : `?seat=${seat}`}`);
}

export function createTable(table: NewTable) {
  return ask<TableInfo>('/tables', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(table),
  });
}
