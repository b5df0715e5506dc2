/** From a report to what is drawn: a chapter for each family of measures, in it charts and single figures. */
import type { MeasuredFigure, PartGroup, Report } from '../../wire';
import { say } from '../../lib/words';
import { amount, interval, number, unitName } from './format';
import { familyTitle, groupTitle, measureMeaning, measureTitle, nameOf, partName } from './names';

export type Variant = 'one' | 'other';

/** One thing that is drawn: a value with its interval. */
export interface Point {
  label: string;
  of: string | null; // what the table calls it
  variant: Variant;
  value: number;
  low: number | null;
  high: number | null;
  unit: string;
  games: number;
  at?: number; // where it stands on a scale, for curves
  from?: number | undefined; // the values of most games lie between these
  to?: number | undefined;
}

export type Kind = 'dots' | 'bars' | 'spans' | 'course' | 'truth' | 'heat';

export interface Chart {
  id: string;
  kind: Kind;
  title: string;
  meaning: string;
  sentences: { variant: Variant; text: string }[];
  points: Point[];
  unit: string;
  fair?: number; // what it would be if all were alike
  columns?: number; // of a board
}

/** A figure that stands alone: both variants of it. */
export interface Single {
  name: string;
  title: string;
  meaning: string;
  points: Point[];
}

export interface Chapter {
  family: string;
  title: string;
  charts: Chart[];
  singles: Single[];
}

const FAMILIES = ['balance', 'length', 'ends', 'points', 'choice', 'drama', 'luck', 'information', 'outlook'];
const TOLD = new Set(['alike', 'unnoticed']); // in the sentence about wins
export const LUCK = 0.05; // less doubt than this, and sides do not win alike

/** The figures of a report, by measure and variant. */
class Figures {
  constructor(readonly report: Report) {}

  get variants(): Variant[] {
    return this.report.asked.against ? ['one', 'other'] : ['one'];
  }

  of(name: string, variant: Variant): MeasuredFigure[] {
    return this.report[variant]?.measures.filter((figure) => figure.name === name) ?? [];
  }

  value(name: string, variant: Variant): number | undefined {
    return this.of(name, variant)[0]?.value;
  }

  points(name: string): Point[] {
    const { asked, groups } = this.report;
    return this.variants.flatMap((variant) =>
      this.of(name, variant).map((figure) => ({
        label: nameOf(asked.game, name, figure.of, groups),
        of: figure.of,
        variant,
        value: figure.value,
        low: figure.low,
        high: figure.high,
        unit: figure.unit,
        games: figure.games,
        ...place(figure.of),
      })),
    );
  }

  /** Each variant's sentence, where it has figures for one. */
  say(points: Point[], sentence: (own: Point[], variant: Variant) => string | null) {
    return this.variants.flatMap((variant) => {
      const own = points.filter((point) => point.variant === variant);
      const text = own.length ? sentence(own, variant) : null;
      return text === null ? [] : [{ variant, text }];
    });
  }
}

/** Figures about a moment or a step of a scale: “45 %”, “31.2%”. */
function place(of: string | null): { at?: number } {
  const found = /^(\d+(?:\.\d+)?) ?%$/.exec(of ?? '');
  return found ? { at: Number(found[1]) / 100 } : {};
}

function most(points: Point[]): Point {
  return points.reduce((best, point) => (point.value > best.value ? point : best));
}

function least(points: Point[]): Point {
  return points.reduce((best, point) => (point.value < best.value ? point : best));
}

function nearest(points: Point[], at: number): Point {
  return points.reduce((best, point) =>
    Math.abs((point.at ?? 0) - at) < Math.abs((best.at ?? 0) - at) ? point : best,
  );
}

function extremes(own: Point[]): string | null {
  const [high, low] = [most(own), least(own)];
  if (own.length === 1) return null;
  if ((low.high ?? high.value) >= (high.low ?? low.value))
    return say('study-says-same', { low: number(low.value, low.unit), high: amount(high.value, high.unit) });
  return say('study-says-most', {
    most: high.label,
    high: amount(high.value, high.unit),
    least: low.label,
    low: amount(low.value, low.unit),
  });
}

function winsSentence(figures: Figures) {
  return (own: Point[], variant: Variant) => {
    const best = most(own);
    const told = {
      of: best.label,
      value: number(best.value, best.unit),
      low: number(best.low ?? 0, best.unit),
      high: number(best.high ?? 1, best.unit),
    };
    const doubt = figures.value('alike', variant);
    const unnoticed = figures.value('unnoticed', variant);
    if (doubt === undefined || unnoticed === undefined) return say('study-says-wins', told);
    return say('study-says-alike', {
      ...told,
      luck: doubt < LUCK ? 'no' : 'yes',
      doubt: number(doubt, 'doubt'),
      unnoticed: number(unnoticed, 'share'),
    });
  };
}

/** Means, each with the numbers between which nine games in ten lie. */
function withSpans(figures: Figures, mean: string, low: string, high: string): Point[] {
  const from = figures.points(low);
  const to = figures.points(high);
  const beside = (points: Point[], { of, variant }: Point) =>
    points.find((point) => point.of === of && point.variant === variant)?.value;
  return figures.points(mean).map((point) => ({ ...point, from: beside(from, point), to: beside(to, point) }));
}

type Recipe = (figures: Figures) => { chart: Chart; uses: string[] } | null;

function recipe(name: string, kind: Kind, make: (figures: Figures) => Partial<Chart> | null, uses = [name]): Recipe {
  return (figures) => {
    const made = figures.of(name, 'one').length ? make(figures) : null;
    if (!made) return null;
    const points = made.points ?? figures.points(name);
    const unit = points[0]?.unit ?? '';
    const words = { title: measureTitle(name), meaning: measureMeaning(name), sentences: [] };
    return { chart: { id: name, kind, ...words, unit, ...made, points }, uses };
  };
}

const wins = (name: string) =>
  recipe(name, 'dots', (figures) => {
    const points = figures.points(name);
    const sides = figures.of('side-wins', 'one').length || figures.of('wins', 'one').length;
    return { points, fair: 1 / sides, sentences: figures.say(points, winsSentence(figures)) };
  });

const spans = (mean: string, low: string, high: string, sentence: (point: Point) => string) =>
  recipe(
    mean,
    'spans',
    (figures) => {
      const points = withSpans(figures, mean, low, high);
      return { points, sentences: figures.say(points, (own) => (own[0] ? sentence(own[0]) : null)) };
    },
    [mean, low, high],
  );

function told(point: Point) {
  const { unit, from = 0, to = 0, value } = point;
  return {
    low: number(from, unit),
    high: number(to, unit),
    mean: number(value, unit),
    of: point.label,
    unit: unitName(unit),
  };
}

/** Charts that are drawn in a way of their own; every other measure is drawn in the ordinary way. */
const RECIPES: Recipe[] = [
  wins('wins'),
  wins('side-wins'),
  spans('decisions', 'short-game', 'long-game', (point) => say('study-says-span', told(point))),
  spans('points', 'points-low', 'points-high', (point) => say('study-says-points', told(point))),
  recipe('ends', 'bars', (figures) => {
    const points = figures.points('ends');
    const sentence = (own: Point[]) => {
      const usual = most(own);
      return say('study-says-ends', { of: usual.label, value: number(usual.value, usual.unit) });
    };
    return figures.of('ends', 'one').length > 1 ? { points, sentences: figures.say(points, sentence) } : null;
  }),
  recipe(
    'choices',
    'bars',
    (figures) => {
      const points = ['usual-choices', 'choices', 'many-choices'].flatMap((name) => figures.points(name));
      const sentence = (_: Point[], variant: Variant) =>
        say('study-says-choice', {
          mean: number(figures.value('choices', variant) ?? 0, 'actions'),
          usual: number(figures.value('usual-choices', variant) ?? 0, 'actions'),
        });
      return { title: say('study-choice-title'), points, sentences: figures.say(points, sentence) };
    },
    ['choices', 'usual-choices', 'many-choices'],
  ),
  recipe('course', 'course', (figures) => {
    const points = figures.points('course');
    const chance = (own: Point[], at: number) => number(nearest(own, at).value, 'chance');
    return {
      points,
      sentences: figures.say(points, (own) =>
        say('study-says-course', { half: chance(own, 0.5), late: chance(own, 0.75) }),
      ),
    };
  }),
  recipe('came-true', 'truth', (figures) => {
    const points = figures.points('came-true');
    return {
      points,
      sentences: figures.say(points, (own) => {
        const point = nearest(own, 0.75);
        return say('study-says-true', { said: number(point.at ?? 0, 'chance'), came: number(point.value, 'share') });
      }),
    };
  }),
];

/** Every chapter but the parts', which have a page of charts of their own. */
export function chaptersOf(report: Report): Chapter[] {
  const figures = new Figures(report);
  const names = [...new Set(report.one?.measures.map((figure) => figure.name) ?? [])];
  const familyOf = (name: string) => report.families[name] ?? '';
  const made = RECIPES.flatMap((make) => make(figures) ?? []);
  const used = new Set([...TOLD, 'ends', ...made.flatMap(({ uses }) => uses)]);
  const families = [...new Set([...FAMILIES, ...names.map(familyOf)])].filter((family) => family !== 'parts');
  return families
    .map((family) => {
      const rest = names.filter((name) => familyOf(name) === family && !used.has(name));
      const several = rest.filter((name) => figures.of(name, 'one').length > 1);
      const alone = rest.filter((name) => !several.includes(name));
      return {
        family,
        title: familyTitle(family),
        charts: [
          ...made.map(({ chart }) => chart).filter((chart) => familyOf(chart.id) === family),
          ...several.map((name) => ordinary(figures, name)),
        ],
        singles: alone.map((name) => single(figures, name)),
      };
    })
    .filter((chapter) => chapter.charts.length || chapter.singles.length);
}

function ordinary(figures: Figures, name: string): Chart {
  const points = figures.points(name);
  return {
    id: name,
    kind: 'dots',
    title: measureTitle(name),
    meaning: measureMeaning(name),
    points,
    unit: points[0]?.unit ?? '',
    sentences: figures.say(points, extremes),
  };
}

function single(figures: Figures, name: string): Single {
  return { name, title: measureTitle(name), meaning: measureMeaning(name), points: figures.points(name) };
}

/** The measures of parts that were found. */
export function partMeasures(report: Report): string[] {
  const found = new Set(report.one?.measures.map((figure) => figure.name));
  return [...found].filter((name) => report.families[name] === 'parts');
}

/** What a measure says about each group of parts; a group in which nothing happened is left out. */
export function partCharts(report: Report, name: string): Chart[] {
  const figures = new Figures(report);
  return report.groups.map((group) => partChart(figures, name, group)).filter((chart) => chart.points.length);
}

/** A part by its name; one that has a place and only a number, by its place. */
function label(game: string, group: PartGroup, at: number): string {
  const part = group.names[at] ?? '';
  if (!group.columns || !/^\d+$/.test(part)) return partName(game, group.name, part);
  return say('study-place', { row: Math.floor(at / group.columns) + 1, column: (at % group.columns) + 1 });
}

function partChart(figures: Figures, name: string, group: PartGroup): Chart {
  const { game } = figures.report.asked;
  const points = figures.variants.flatMap((variant) => {
    const found = new Map(figures.of(name, variant).map((figure) => [figure.of, figure]));
    return group.names.flatMap((part, at) => {
      const figure = found.get(`${group.name} ${part}`);
      return figure ? [{ ...figure, label: label(game, group, at), variant, at }] : [];
    });
  });
  const met = points.some((point) => point.value !== 0);
  return {
    id: `${name}-${group.name}`,
    kind: group.columns ? 'heat' : 'bars',
    title: groupTitle(game, group.name),
    meaning: '',
    points: met ? points : [],
    unit: points[0]?.unit ?? '',
    // A place that no game ever met is none of this board's.
    sentences: figures.say(group.columns ? points.filter((point) => point.value !== 0) : points, extremes),
    columns: group.columns,
  };
}

/** Rows of the table behind a chart. */
export function tableOf(chart: Chart): string[][] {
  const games = (point: Point) => number(point.games, 'games');
  return chart.points.map((point) => [
    point.label,
    number(point.value, point.unit),
    ...(point.from === undefined || point.to === undefined
      ? []
      : [number(point.from, point.unit), number(point.to, point.unit)]),
    interval(point.low, point.high, point.unit),
    games(point),
  ]);
}
