/** The days on which someone has solved something, kept in this browser. */
const STORE = 'fathoms-daily';
const KEPT = 400; // days
const A_DAY = 24 * 3600 * 1000; // ms

export type Solved = Record<string, string[]>; // by day: 'puzzle', 'move'

export function load(): Solved {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? '{}') as Solved;
  } catch {
    return {}; // private windows may have no storage
  }
}

/** With something solved on a day. */
export function withSolved(all: Solved, day: string, what: string): Solved {
  const days = { ...all, [day]: [...new Set([...(all[day] ?? []), what])] };
  return Object.fromEntries(Object.entries(days).sort().slice(-KEPT));
}

export function keep(all: Solved) {
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // then it is remembered until the page is closed
  }
}

const dayBefore = (day: string) => new Date(Date.parse(day) - A_DAY).toISOString().slice(0, 10);

/** How many days in a row something was solved, up to today or, if today is still open, up to yesterday. */
export function streakOf(all: Solved, today: string): number {
  let day = all[today]?.length ? today : dayBefore(today);
  let days = 0;
  while (all[day]?.length) {
    days += 1;
    day = dayBefore(day);
  }
  return days;
}
