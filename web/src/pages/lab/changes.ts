/** What a second variant changes: the differences that are real, by unit. */
import type { Difference, Report } from '../../wire';
import { isShare } from './format';
import { measureTitle, nameOf } from './names';

export interface Change extends Difference {
  label: string;
}

const MOST = 10; // drawn in one plot

/** Curves have plots of their own. */
function ofCurve(change: Change): boolean {
  return change.of?.endsWith('%') ?? false;
}

export function changesOf(report: Report): Change[] {
  const { asked, groups } = report;
  return report.differences.map((each) => {
    const of = each.of === null ? '' : nameOf(asked.game, each.name, each.of, groups);
    return { ...each, label: [measureTitle(each.name), of].filter(Boolean).join(', ') };
  });
}

/** Those that are more than luck, the surest first, as many as a plot has room for. */
export function realByUnit(changes: Change[]): { unit: string; changes: Change[]; others: number }[] {
  const real = changes.filter((change) => change.real && !ofCurve(change)).sort((a, b) => a.doubt - b.doubt);
  const scale = (unit: string) => (isShare(unit) ? 'share' : unit);
  const units = [...new Set(real.map((change) => scale(change.unit)))];
  return units.map((unit) => {
    const own = real.filter((change) => scale(change.unit) === unit);
    return { unit, changes: own.slice(0, MOST), others: Math.max(0, own.length - MOST) };
  });
}
