/** Days as people write them. */

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** The day of a moment, in seconds since 1970. */
export function dateOf(seconds: number): string {
  return DAY.format(1000 * seconds);
}
