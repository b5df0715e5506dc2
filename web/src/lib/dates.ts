/** Days as people write them. */
import { spoken } from './words';

/** The day of a moment, in seconds since 1970. */
export function dateOf(seconds: number): string {
  const day = new Intl.DateTimeFormat(spoken(), { day: 'numeric', month: 'short', year: 'numeric' });
  return day.format(1000 * seconds);
}
