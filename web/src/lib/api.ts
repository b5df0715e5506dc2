/** What the page asks the server over HTTP. */
import type {
  SolutionRequest,
  DailyPuzzles,
  DrawnBoard,
  Feat,
  GameInfo,
  GameReview,
  Health,
  History,
  LabInfo,
  LabReport,
  MyGames,
  NewLesson,
  NewStudy,
  NewTable,
  PlayOnRequest,
  Problem,
  Report,
  Solution,
  BoardAnalysis,
  SeatCode,
  TableInfo,
  TableList,
} from '../wire';
import { noteBuild } from './build';
import { line } from './line.svelte';
import { hasWords, say, spoken } from './words';

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

let early: { path: string; answer: Promise<Response> } | null = null;

/** Ask for something while the page's words are still on their way: whoever needs it then has the answer. */
export function askEarly(path: string) {
  early = { path, answer: fetch(`/api${path}`) };
  early.answer.catch(() => undefined); // it is told to whoever needs it
}

function send(path: string, init?: RequestInit): Promise<Response> {
  if (init || early?.path !== path) return fetch(`/api${path}`, init);
  const { answer } = early;
  early = null;
  return answer;
}

async function ask<T>(path: string, init?: RequestInit): Promise<T> {
  let answer: Response;
  try {
    answer = await send(path, init);
  } catch {
    line.lost();
    throw new Refused(say('page-no-connection'));
  }
  line.found();
  void noteBuild(answer.headers.get('fathoms-build'));
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

const GAMES = 'fathoms-games'; // in this browser's storage: the games as the server last told them

/** The games there are; without a line those that were there last time. */
export async function fetchGames(): Promise<GameInfo[]> {
  try {
    const games = await ask<GameInfo[]>('/games');
    remember(games);
    return games;
  } catch (error) {
    const known = error instanceof Refused && !error.status ? remembered() : null;
    if (known) return known;
    throw error;
  }
}

function remember(games: GameInfo[]) {
  try {
    localStorage.setItem(GAMES, JSON.stringify(games));
  } catch {
    // private windows may have no storage
  }
}

function remembered(): GameInfo[] | null {
  try {
    return JSON.parse(localStorage.getItem(GAMES) ?? 'null') as GameInfo[] | null;
  } catch {
    return null;
  }
}

export const fetchTables = () => ask<TableList>('/tables');
export const fetchTable = (id: string) => ask<TableInfo>(`/tables/${id}`);
export const fetchFeats = (game: string) => ask<Feat[]>(`/feats/${game}`);

/** The views of a finished game from number `from` to before number `to`, as a seat saw it, or a spectator. */
export function fetchHistory(id: string, seat: number | null, from: number, to: number) {
  const eyes = seat === null ? '' : `seat=${seat}&`;
  return ask<History>(`/tables/${id}/history?${eyes}from=${from}&to=${to}`);
}

function post<T>(path: string, body: unknown) {
  const headers = { 'content-type': 'application/json' };
  return ask<T>(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

export const createTable = (table: NewTable) => post<TableInfo>('/tables', table);
/** Come to a table to which one was asked, or say that one does not. */
export const answerAsked = (table: string, comes: boolean) => post<TableInfo>(`/tables/${table}/answer`, { comes });
/** A code that takes the reader's seats at a table to another device, and using one. */
export const makeCode = (table: string) => post<SeatCode>(`/tables/${table}/code`, {});
export const useCode = (code: string) => post<TableInfo>('/code', { code });
export const createLesson = (lesson: NewLesson) => post<TableInfo>('/lessons', lesson);

export const fetchLab = () => ask<LabInfo>('/lab');
export const fetchStudy = (id: string) => ask<Report>(`/lab/${id}`);

/** What a study says by now, in the words of the page's language. */
export const fetchReport = (id: string) => ask<LabReport>(`/lab/${id}/report?lang=${spoken()}`);
export const askStudy = (study: NewStudy) => post<Report>('/lab', study);
export const stopStudy = (id: string) => ask<Report>(`/lab/${id}`, { method: 'DELETE' });

export const checkDrawing = (drawing: DrawnBoard) => post<undefined>('/drawings', drawing);
export const surveyDrawing = (drawing: DrawnBoard) => post<BoardAnalysis>('/drawings/survey', drawing);

export const fetchDaily = () => ask<DailyPuzzles>('/daily');
export const askSolution = (chosen: SolutionRequest) => post<Solution>('/daily/solution', chosen);
export const playOn = (wanted: PlayOnRequest) => post<TableInfo>('/daily/table', wanted);

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

/** Take the reader out of one finished game. */
export const forgetGame = (table: string) => ask<undefined>(`/mine/${table}`, { method: 'DELETE' });
export const deleteMine = () => ask<undefined>('/mine', { method: 'DELETE' });
