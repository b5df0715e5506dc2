/** What the page asks the server over HTTP. */
import type {
  Feat,
  GameInfo,
  GameReview,
  Health,
  History,
  LabInfo,
  MyGames,
  NewStudy,
  NewTable,
  Problem,
  Report,
  TableInfo,
  TableList,
} from '../wire';
import { hasWords, say } from './words';

const NOTHING_TO_SAY = 204;
export const NOT_FOUND = 404;

/** A request the server refused, in words. */
export class Refused extends Error {
  readonly status: number; // of the answer; 0 = there was none

  constructor(text: string, status = 0) {
    super(text);
    this.status = status;
  }
}

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
  if (answer.status === NOTHING_TO_SAY) return undefined as T;
  const body = (await answer.json().catch(() => null)) as (T & Partial<Problem>) | null;
  if (!answer.ok || body === null) throw new Refused(explain(body ?? {}), answer.status);
  return body;
}

/** For what the page can do without for a while: null if the server refuses or cannot be reached. */
export async function perhaps<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return null;
  }
}

export const fetchHealth = () => ask<Health>('/health');
export const fetchGames = () => ask<GameInfo[]>('/games');
export const fetchTables = () => ask<TableList>('/tables');
export const fetchTable = (id: string) => ask<TableInfo>(`/tables/${id}`);
export const fetchFeats = (game: string) => ask<Feat[]>(`/feats/${game}`);

export function fetchHistory(id: string, seat: number | null) {
  return ask<History>(`/tables/${id}/history${seat === null ? '' : `?seat=${seat}`}`);
}

function post<T>(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export const createTable = (table: NewTable) => post<TableInfo>('/tables', table);

export const fetchLab = () => ask<LabInfo>('/lab');
export const fetchStudy = (id: string) => ask<Report>(`/lab/${id}`);
export const askStudy = (study: NewStudy) => post<Report>('/lab', study);
export const stopStudy = (id: string) => ask<Report>(`/lab/${id}`, { method: 'DELETE' });

export const fetchReview = (table: string) => ask<GameReview>(`/tables/${table}/review`);
export const askReview = (table: string) => post<GameReview>(`/tables/${table}/review`, {});
export const stopReview = (table: string) => ask<GameReview>(`/tables/${table}/review`, { method: 'DELETE' });

/** The reader's finished games, of one kind or of all; those before a moment, for more of them. */
export function fetchMine(game = '', before?: number) {
  const asked = new URLSearchParams({
    ...(game ? { game } : {}),
    ...(before === undefined ? {} : { before: String(before) }),
  });
  return ask<MyGames>(`/mine?${asked}`);
}

export const deleteMine = () => ask<undefined>('/mine', { method: 'DELETE' });
