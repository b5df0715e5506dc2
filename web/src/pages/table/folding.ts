/**
 * The log, with one line for what happened several times running: who swims on for fifteen steps says it once.
 * What time itself says is one line as well, the newest: the log is no clock. And what only announces the next line is
 * said by that one: who moves a piece nine fields has played a nine.
 */
import type { LogLine } from '../../wire';

export interface Fold {
  line: LogLine; // the first of them; of time, the last
  from: number; // the step in which it was announced, or happened first
  to: number; // the step of the last
  times: number;
}

const CLOCK = 15; // the seat of time itself

const known = new WeakMap<LogLine, Fold>(); // what has not changed stays the same object, and is not drawn again

function isOfTime(line: LogLine): boolean {
  return line.args['seat'] === CLOCK;
}

function isSame(a: LogLine, b: LogLine): boolean {
  if (a.key === b.key && isOfTime(a) && isOfTime(b)) return true;
  if (a.key !== b.key || a.marks.length !== b.marks.length) return false;
  const said = Object.keys(a.args);
  return (
    said.length === Object.keys(b.args).length &&
    said.every((name) => a.args[name] === b.args[name]) &&
    a.marks.every((place, i) => place === b.marks[i])
  );
}

/** By the key of a line that announces something, the keys of those that tell it. */
export type Announced = Readonly<Record<string, readonly string[]>>;

function isToldBy(line: LogLine, next: LogLine | undefined, announced: Announced): boolean {
  return !!next && line.args['seat'] === next.args['seat'] && !!announced[line.key]?.includes(next.key);
}

export function folded(lines: LogLine[], announced: Announced = {}): Fold[] {
  const folds: Fold[] = [];
  let first = 0;
  while (first < lines.length) {
    const begun = (lines[first] as LogLine).step;
    while (isToldBy(lines[first] as LogLine, lines[first + 1], announced)) first++;
    const start = lines[first] as LogLine;
    let last = first;
    while (last + 1 < lines.length && isSame(start, lines[last + 1] as LogLine)) last++;
    const end = lines[last] as LogLine;
    const [line, times] = isOfTime(start) ? [end, 1] : [start, last + 1 - first];
    const [from, to] = [isOfTime(start) ? end.step : begun, end.step];
    const before = known.get(line);
    const fold =
      before?.times === times && before.from === from && before.to === to ? before : { line, from, to, times };
    known.set(line, fold);
    folds.push(fold);
    first = last + 1;
  }
  return folds;
}
