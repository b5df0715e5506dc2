/**
 * The log, with one line for what happened several times running: who swims on for fifteen steps says it once.
 * What time itself says is one line as well, the newest: the log is no clock. And what only announces the next line is
 * said by that one: who moves a piece nine fields has played a nine. What is done in parts is one line too, with all of
 * them: a seven that is shared among pieces.
 */
import type { SharedLine } from '../../kit/face';
import type { LogLine } from '../../wire';

export interface Fold {
  line: LogLine; // the first of them; of time, the last
  from: number; // the step in which it was announced, or happened first
  to: number; // the step of the last
  times: number;
  parts: LogLine[]; // what it was done in, the line itself first
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

/** By the key of a line that tells a part of something, how all of it is said. */
export type Shared = Readonly<Record<string, SharedLine>>;

function isToldBy(line: LogLine, next: LogLine | undefined, announced: Announced): boolean {
  return !!next && line.args['seat'] === next.args['seat'] && !!announced[line.key]?.includes(next.key);
}

/** The parts of what is done in several, together, before whatever came of them; everything else is alone. */
function gathered(lines: LogLine[], shared: Shared): LogLine[][] {
  const all: LogLine[][] = [];
  let open: LogLine[] | null = null; // may still get parts
  for (const line of lines) {
    const begun = open?.[0];
    const own = begun && line.args['seat'] === begun.args['seat'];
    if (open && own && line.key === begun.key) open.push(line);
    else {
      const alone = [line];
      all.push(alone);
      if (shared[line.key]) open = alone;
      else if (!own || !shared[begun.key]?.between.includes(line.key)) open = null;
    }
  }
  return all;
}

export function folded(lines: LogLine[], announced: Announced = {}, shared: Shared = {}): Fold[] {
  const said = gathered(lines, shared);
  const heads = said.map((parts) => parts[0] as LogLine);
  const folds: Fold[] = [];
  let first = 0;
  while (first < heads.length) {
    const begun = (heads[first] as LogLine).step;
    while (isToldBy(heads[first] as LogLine, heads[first + 1], announced)) first++;
    const start = heads[first] as LogLine;
    let last = first;
    while (last + 1 < heads.length && isSame(start, heads[last + 1] as LogLine)) last++;
    const parts = said[last] as LogLine[];
    const end = parts.at(-1) as LogLine;
    const [line, times] = isOfTime(start) ? [end, 1] : [start, last + 1 - first];
    const [from, to] = [isOfTime(start) ? end.step : begun, end.step];
    const before = known.get(line);
    const fold =
      before?.times === times && before.from === from && before.to === to ? before : { line, from, to, times, parts };
    known.set(line, fold);
    folds.push(fold);
    first = last + 1;
  }
  return folds;
}
