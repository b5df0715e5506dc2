import { describe, expect, it } from 'vitest';
import type { LogLine } from '../../wire';
import { chapterAt, chaptersOf, lastChapter, nextChapter } from './chapters';

function line(step: number, seat: number, key = 'poo-find'): LogLine {
  return { number: step, step, key, args: { seat }, marks: [] };
}

describe('the chapters of a game', () => {
  it('are the turns of its players, from who acted first in each step', () => {
    const log = [line(1, 0), line(2, 0), line(2, 1), line(3, 1), line(4, 1), line(5, 0)];
    expect(chaptersOf(log).map(({ step, seat, number }) => [step, seat, number])).toEqual([
      [1, 0, 1],
      [3, 1, 2],
      [5, 0, 3],
    ]);
  });

  it('are what its game says, where turns are none', () => {
    const log = [line(1, 0), line(3, 255, 'tub-signal'), line(4, 1), line(9, 255, 'tub-signal')];
    const rounds = { key: 'tub-chapter', lines: ['tub-signal'] };
    expect(chaptersOf(log, rounds).map(({ step, key }) => [step, key])).toEqual([
      [3, 'tub-chapter'],
      [9, 'tub-chapter'],
    ]);
    expect(chaptersOf(log, { ...rounds, fromStart: true }).map(({ step }) => step)).toEqual([0, 3, 9]);
  });

  it('forget what was taken back', () => {
    const log = [line(1, 0), line(2, 1), line(3, 0), line(2, 0, 'table-log-taken-back'), line(3, 1), line(4, 0)];
    expect(chaptersOf(log).map(({ step, seat }) => [step, seat])).toEqual([
      [1, 0],
      [3, 1],
      [4, 0],
    ]);
  });

  it('can be walked through', () => {
    const chapters = chaptersOf([line(2, 0), line(5, 1), line(8, 0)]);
    expect(chapterAt(chapters, 1)).toBe(-1);
    expect(chapterAt(chapters, 7)).toBe(1);
    expect(nextChapter(chapters, 0)).toBe(2);
    expect(nextChapter(chapters, 5)).toBe(8);
    expect(nextChapter(chapters, 8)).toBe(Infinity);
    expect(lastChapter(chapters, 7)).toBe(5);
    expect(lastChapter(chapters, 5)).toBe(2);
    expect(lastChapter(chapters, 2)).toBe(0);
  });
});
