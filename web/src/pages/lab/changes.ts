/** What a second variant changes: the differences that are real, those of the whole game before those of its parts. */
import type { Difference, Report } from '../../wire';
import { isShare } from './format';
import { familyTitle, measureTitle, nameOf } from './names';

export interface Change extends Difference {
  label: string;
}

export interface ChangePlot {
  title: string;
  unit: string;
  changes: Change[];
  others: number; // for which there is no room
}

const MOST = 10; // drawn in one plot
const PARTS = 'met'; // the measure of parts that is drawn; the others say much the same

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

/** What is more than luck, the surest first, as much as plots have room for: one for each unit, and one for the parts. */
export function plotsOf(report: Report): ChangePlot[] {
  const { asked, groups, families } = report;
  const real = changesOf(report)
    .filter((change) => change.real && !ofCurve(change))
    .sort((a, b) => a.doubt - b.doubt);
  const scale = ({ unit }: Change) => (isShare(unit) ? 'share' : unit);
  const whole = real.filter((change) => families[change.name] !== 'parts');
  const parts = real
    .filter((change) => change.name === PARTS)
    .map((change) => ({ ...change, label: nameOf(asked.game, change.name, change.of, groups) }));
  const units = [...new Set(whole.map(scale))];
  return [
    ...units.map((unit) => ({ title: '', unit, changes: whole.filter((change) => scale(change) === unit) })),
    ...(parts.length ? [{ title: familyTitle('parts'), unit: scale(parts[0] as Change), changes: parts }] : []),
  ].map((plot) => ({
    ...plot,
    changes: plot.changes.slice(0, MOST),
    others: Math.max(0, plot.changes.length - MOST),
  }));
}
