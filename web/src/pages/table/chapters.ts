/** The chapters of a finished game, from its log: the turns of its players, or what its game has instead. */
import type { Parts } from '../../kit/face';
import type { LogLine } from '../../wire';

export interface Chapter {
  step: number; // at which it begins
  key: string; // of its name
  number: number; // from 1
  seat: number; // whose it is
}

const TURNS = { key: 'table-chapter-turn' };

export function chaptersOf(log: LogLine[], parts?: Parts): Chapter[] {
  const found: { step: number; seat: number }[] = parts?.fromStart ? [{ step: 0, seat: -1 }] : [];
  let told = -1; // the step whose lines have been read: its first one says who has acted
  for (const { step, key, args } of log) {
    while (step <= (found.at(-1)?.step ?? -1) && step < told) found.pop(); // steps were taken back
    const seat = Number(args['seat']);
    const begins = parts ? parts.lines.includes(key) : step !== told && seat !== found.at(-1)?.seat;
    told = step;
    if (begins) found.push({ step, seat });
  }
  return found.map((chapter, i) => ({ ...chapter, key: (parts ?? TURNS).key, number: i + 1 }));
}

/** Where the reader is; -1 before the first one. */
export function chapterAt(chapters: Chapter[], step: number): number {
  return chapters.findLastIndex((chapter) => chapter.step <= step);
}

/** The step at which the next chapter begins; after the last one there is the end. */
export function nextChapter(chapters: Chapter[], step: number): number {
  return chapters[chapterAt(chapters, step) + 1]?.step ?? Infinity;
}

/** The start of this chapter, or, for who is there, of the one before it. */
export function lastChapter(chapters: Chapter[], step: number): number {
  return chapters.findLast((chapter) => chapter.step < step)?.step ?? 0;
}
