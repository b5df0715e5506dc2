/** What a study comes to, in two sentences: of a game, or of what a second variant changes. */
import type { Report } from '../../wire';
import { say } from '../../lib/words';
import { changesOf } from './changes';
import { LUCK } from './chapters';
import { more, number } from './format';
import { nameOf } from './names';

const NAMED = 2; // of the differences that are real

export function answerOf(report: Report): string[] {
  return report.asked.against ? changed(report) : played(report);
}

function played({ asked, groups, one }: Report): string[] {
  const figures = one?.measures ?? [];
  const value = (name: string) => figures.find((figure) => figure.name === name)?.value;
  const sides = figures.filter(({ name }) => name === 'side-wins');
  const wins = sides.length ? sides : figures.filter(({ name }) => name === 'wins');
  const [alike, minutes, decisions] = [value('alike'), value('minutes'), value('decisions')];
  const found = [];
  if (wins.length && alike !== undefined) {
    const best = wins.reduce((most, figure) => (figure.value > most.value ? figure : most));
    found.push(
      say('study-answer-balance', {
        luck: alike < LUCK ? 'no' : 'yes',
        of: nameOf(asked.game, best.name, best.of, groups),
        value: number(best.value, best.unit),
      }),
    );
  }
  if (minutes !== undefined && decisions !== undefined)
    found.push(
      say('study-answer-length', {
        minutes: number(minutes, 'minutes'),
        decisions: number(Math.round(decisions), 'decisions'),
      }),
    );
  return found;
}

function changed(report: Report): string[] {
  const changes = changesOf(report);
  if (!changes.length) return [];
  const real = changes.filter((change) => change.real);
  const named = real
    .filter((change) => report.families[change.name] !== 'parts' && !change.of?.endsWith('%'))
    .sort((a, b) => a.doubt - b.doubt)
    .slice(0, NAMED)
    .map((change) => `${change.label} ${more(change.value, change.unit)}`);
  const count = say('study-says-differences', { all: changes.length, real: real.length });
  return named.length ? [count, say('study-answer-surest', { changes: named.join('; ') })] : [count];
}
