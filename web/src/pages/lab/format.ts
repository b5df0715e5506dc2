/** Numbers of the page around a report, whose own come with their text. */
import { spoken } from '../../lib/words';

export function whole(value: number): string {
  return new Intl.NumberFormat(spoken(), { maximumFractionDigits: 0 }).format(value).replace('-', '−');
}
