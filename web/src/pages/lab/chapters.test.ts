/** A report becomes chapters: what is drawn how, what is said about it, and the table behind it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { loadLabWords, loadWords } from '../../lib/words';
import type { MeasuredFigure, Report } from '../../wire';
import { chaptersOf, partCharts, partMeasures, tableOf } from './chapters';

beforeAll(() => Promise.all([loadLabWords(), loadWords('toilet_divers')]));

const FAMILIES = {
  wins: 'balance',
  alike: 'balance',
  unnoticed: 'balance',
  decisions: 'length',
  'short-game': 'length',
  'long-game': 'length',
  minutes: 'length',
  course: 'drama',
  'came-true': 'outlook',
  met: 'parts',
  depth: 'luck',
};

function figure(name: string, value: number, of: string | null = null, more: Partial<MeasuredFigure> = {}) {
  return { name, of, value, low: value - 0.01, high: value + 0.01, unit: 'share', games: 400, ...more };
}

function report(measures: MeasuredFigure[], more: Partial<Report> = {}): Report {
  const asked = { game: 'toilet_divers', players: 2, options: {}, house: {}, bots: ['greedy'], games: 400, seed: 1 };
  return {
    id: 'x',
    state: 'done',
    mine: true,
    place: 0,
    reason: null,
    preparing: false,
    asked: { ...asked, against: null, against_house: {} },
    played: 400,
    games: 400,
    one: { ...asked, seconds: 8, measures },
    other: null,
    differences: [],
    groups: [],
    families: FAMILIES,
    ...more,
  };
}

const WINS = [figure('wins', 0.7, 'seat 1'), figure('wins', 0.3, 'seat 2')];
const doubt = (value: number) => [figure('alike', value, null, { unit: 'doubt' }), figure('unnoticed', 0.04)];

describe('chapters', () => {
  test('say who wins most, and whether that may be luck', () => {
    const sentence = (value: number) =>
      chaptersOf(report([...WINS, ...doubt(value)]))[0]?.charts[0]?.sentences[0]?.text;
    expect(sentence(0.6)).toContain('Seat 1 wins most often, 70% of games (69% to 71%); that could well be luck');
    expect(sentence(0.001)).toContain('luck alone would rarely do that (0.1%)');
  });

  test('know what would be fair', () => {
    const [balance] = chaptersOf(report(WINS));
    expect(balance?.charts[0]).toMatchObject({ kind: 'dots', fair: 0.5, title: 'Wins by seat' });
    const teams = [0.5, 0.5].map((value, i) => figure('side-wins', value, `side ${i + 1}`));
    const four = [1, 2, 3, 4].map((seat) => figure('wins', 0.5, `seat ${seat}`));
    expect(chaptersOf(report([...four, ...teams]))[0]?.charts[0]?.fair).toBe(0.5);
  });

  test('draw a mean in the band of most games', () => {
    const length = [['decisions', 100] as const, ['short-game', 80] as const, ['long-game', 120] as const];
    const [chapter] = chaptersOf(
      report(length.map(([name, value]) => figure(name, value, null, { unit: 'decisions' }))),
    );
    const [chart] = chapter?.charts ?? [];
    expect(chart?.points[0]).toMatchObject({ value: 100, from: 80, to: 120 });
    expect(chart?.sentences[0]?.text).toBe('Nine games in ten have 80 to 120 decisions, with an average of 100.');
    expect(chapter?.singles).toEqual([]);
    expect(chart && tableOf(chart)).toEqual([['Decisions a game', '100', '80', '120', '99.99 to 100.01', '400']]);
  });

  test('read the moments of a curve off what its figures are called', () => {
    const course = [0, 50, 75].map((at) => figure('course', at / 100, `${at} %`, { unit: 'chance' }));
    const truth = figure('came-true', 0.9, '31.2%');
    const charts = chaptersOf(report([...course, truth])).flatMap((chapter) => chapter.charts);
    expect(charts.map((chart) => chart.points.map((point) => point.at))).toEqual([[0, 0.5, 0.75], [0.312]]);
    expect(charts[0]?.sentences[0]?.text).toContain('50%; after three quarters, 75%');
  });

  test('have a place for measures nobody has thought of yet', () => {
    const several = [figure('depth', 0.6, 'step 1'), figure('depth', 0.5, 'step 2')];
    const [luck] = chaptersOf(report(several));
    expect(luck).toMatchObject({ family: 'luck', charts: [{ id: 'depth', kind: 'dots' }] });
    expect(chaptersOf(report([figure('depth', 0.6)]))[0]?.singles[0]?.points[0]?.value).toBe(0.6);
  });

  test('do not make much of differences within the intervals', () => {
    const near = [figure('depth', 0.5, 'a'), figure('depth', 0.505, 'b')];
    const far = [figure('depth', 0.5, 'a'), figure('depth', 0.9, 'b')];
    const said = (figures: MeasuredFigure[]) => chaptersOf(report(figures))[0]?.charts[0]?.sentences[0]?.text;
    expect(said(near)).toContain('equal');
    expect(said(far)).toBe('Most for b (90%), least for a (50%).');
  });

  test('show both variants beside each other', () => {
    const one = report(WINS);
    const both = report(WINS, { asked: { ...one.asked, against: { flush: true } }, other: one.one });
    const [chart] = chaptersOf(both)[0]?.charts ?? [];
    expect(chart?.points.map((point) => point.variant)).toEqual(['one', 'one', 'other', 'other']);
    expect(chart?.sentences.map(({ variant }) => variant)).toEqual(['one', 'other']);
    const early = { ...both, other: null }; // the second has not begun
    expect(chaptersOf(early)[0]?.charts[0]?.points).toHaveLength(2);
  });

  test('say what is not known yet', () => {
    const [chart] = chaptersOf(report(WINS.map((each) => ({ ...each, low: null, high: null }))))[0]?.charts ?? [];
    expect(chart && tableOf(chart)[0]?.[2]).toBe('not known yet');
  });
});

describe('parts', () => {
  const groups = [
    { name: 'cell', names: ['1', '2', '3', '4'], columns: 2 },
    { name: 'tool', names: ['rope', 'hook'], columns: 0 },
    { name: 'unused', names: ['1'], columns: 0 },
  ];
  const met = (of: string, value: number) => figure('met', value, of, { unit: 'times' });
  const parts = report([met('cell 1', 2), met('cell 4', 1), met('tool hook', 3), met('unused 1', 0)], { groups });

  test('lie on a board where they have a place, and are bars where they have none', () => {
    expect(partMeasures(parts)).toEqual(['met']);
    const charts = partCharts(parts, 'met');
    expect(charts.map(({ kind, id }) => [kind, id])).toEqual([
      ['heat', 'met-cell'],
      ['bars', 'met-tool'],
    ]);
    expect(charts[0]?.points.map(({ at, label }) => [at, label])).toEqual([
      [0, 'row 1, column 1'],
      [3, 'row 2, column 2'],
    ]);
    expect(charts[1]?.points[0]?.label).toBe('hook');
  });

  test('are no chapter among the others', () => {
    expect(chaptersOf(parts)).toEqual([]);
  });
});
