/** What figures are about, in words. */
import type { StudyRequest, TuningValueInfo, OptionInfo, PartGroup } from '../../wire';
import type { OptionValues } from '../../kit/face';
import { optionName, valueName } from '../../kit/options';
import { hasWords, say } from '../../lib/words';
import { wordsFor } from './format';
import { changedHouse } from './house';

/** The title of a measure. */
export function measureTitle(name: string): string {
  return wordsFor(`measure-${name}`, name);
}

/** What a measure means, in one sentence; nothing where nobody has said it. */
export function measureMeaning(name: string): string {
  return wordsFor(`measure-${name}-meaning`, '');
}

export function familyTitle(family: string): string {
  return wordsFor(`family-${family}`, family);
}

/** The title of a group of parts. */
export function groupTitle(game: string, group: string): string {
  return wordsFor(`part-${game}-${group}`, group);
}

/** A part within its group. */
export function partName(game: string, group: string, part: string): string {
  return wordsFor(`part-${game}-${group}-${part}`, part);
}

/** What a figure of a measure is about: a seat, a side, a way to end, a part. */
export function nameOf(game: string, measure: string, of: string | null, groups: PartGroup[]): string {
  if (of === null) return measureTitle(measure);
  const [kind = '', rest = ''] = of.split(/ (.*)/);
  const key = `of-${kind}`;
  if (hasWords(key) && /^\d+$/.test(rest)) return say(key, { number: Number(rest) });
  if (measure === 'ends') return wordsFor(`end-${game}-${of}`, of);
  if (groups.some((group) => group.name === kind)) return `${groupTitle(game, kind)}: ${partName(game, kind, rest)}`;
  return wordsFor(`of-${of.replace(/[^a-z0-9]+/g, '-')}`, of);
}

/** The options that are not as usual, in words. */
export function changedOptions(game: string, options: OptionInfo[], values: OptionValues, usual?: OptionValues) {
  return options
    .filter((option) => values[option.name] !== (usual?.[option.name] ?? option.default))
    .map((option) =>
      say('study-option', {
        option: optionName(game, option),
        value: optionValue(game, option, values[option.name] ?? option.default),
      }),
    );
}

function optionValue(game: string, option: OptionInfo, value: boolean | number | string): string {
  if (option.kind === 'flag') return value ? say('study-yes') : say('study-no');
  if (option.kind === 'choice') return valueName(game, option, String(value));
  return String(value) || say('study-empty');
}

/** What tells the two variants apart, in words. */
export function variantNames(
  asked: StudyRequest,
  options: OptionInfo[],
  house: TuningValueInfo[],
): { one: string; other: string } {
  const { options: one, against, house: oneHouse, against_house: otherHouse } = asked;
  if (!against) return { one: '', other: '' };
  const told = [
    [...changedOptions(asked.game, options, one, against), ...changedHouse(house, oneHouse, otherHouse)],
    [...changedOptions(asked.game, options, against, one), ...changedHouse(house, otherHouse, oneHouse)],
  ].map((changes) => changes.join(', '));
  return { one: told[0] || say('study-one'), other: told[1] || say('study-other') };
}

export type Company = 'greedy' | 'random' | 'mixed' | 'learned';

/** Which of the companies on offer these bots are. */
export function companyOf(bots: string[]): Company {
  const kinds = new Set(bots);
  const alone = (['greedy', 'random', 'learned'] as const).find((kind) => kinds.size === 1 && kinds.has(kind));
  return alone ?? 'mixed';
}

export const COMPANIES: Record<Company, string[]> = {
  greedy: ['greedy'],
  random: ['random'],
  mixed: ['greedy', 'random'],
  learned: ['learned'],
};

/** The companies that can play a game: not every game has bots that have learned it. */
export function companiesFor(bots: string[]): Company[] {
  return (Object.keys(COMPANIES) as Company[]).filter((company) =>
    COMPANIES[company].every((bot) => bots.includes(bot)),
  );
}
