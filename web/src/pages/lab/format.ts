/** Numbers as people read them. */
import { hasWords, say, spoken } from '../../lib/words';

const PARTS_OF_ONE = new Set(['share', 'chance', 'doubt']);
const MOST_DIGITS = 4;
const TINY = 1e-9; // is nothing
const LEAST = 0.0005; // smaller shares are not written out

function digits(value: number, most: number, sign: boolean): string {
  const signDisplay = sign ? 'exceptZero' : 'auto';
  return new Intl.NumberFormat(spoken(), { maximumFractionDigits: most, signDisplay }).format(value).replace('-', '−');
}

export function whole(value: number): string {
  return digits(value, 0, false);
}

export function isShare(unit: string): boolean {
  return PARTS_OF_ONE.has(unit);
}

function plain(value: number, unit: string, sign = false, least = 0): string {
  if (isShare(unit)) return digits(100 * value, Math.max(1, least), sign);
  return digits(value, Math.max(Math.abs(value) >= 10 ? 1 : 2, least), sign);
}

/** A percentage as the language writes it: 95%, 95 %. */
export function perCent(text: string): string {
  return say('lab-per-cent', { number: text });
}

/** A value alone: 51.5%, 13.8. */
export function number(value: number, unit: string, least = 0): string {
  if (!isShare(unit)) return plain(value, unit, false, least);
  if (value > TINY && value < LEAST) return say('study-below', { value: perCent(plain(LEAST, unit)) });
  return perCent(plain(value, unit, false, least));
}

/** A value with its unit: 51.5%, 13.8 minutes. */
export function amount(value: number, unit: string): string {
  return isShare(unit) ? number(value, unit) : say('study-in', { value: number(value, unit), unit: unitName(unit) });
}

/** A difference alone: +1.2, −3. */
export function moreAlone(value: number, unit: string): string {
  return plain(value, unit, true);
}

/** A difference: +1.2 pp, −3 minutes. */
export function more(value: number, unit: string): string {
  const text = moreAlone(value, unit);
  return isShare(unit)
    ? say('study-points-of-hundred', { value: text })
    : say('study-in', { value: text, unit: unitName(unit) });
}

/** Between what a value lies. */
export function interval(low: number | null, high: number | null, unit: string): string {
  if (low === null || high === null) return say('study-not-known');
  const width = (high - low) * (isShare(unit) ? 100 : 1);
  const least = width > 0 ? Math.min(MOST_DIGITS, Math.ceil(-Math.log10(width)) + 1) : 0; // so that its ends differ
  return say('study-interval', { low: number(low, unit, least), high: number(high, unit, least) });
}

export function unitName(unit: string): string {
  return wordsFor(`unit-${unit}`, unit);
}

/** The words of a key, or the name itself where nobody has given it any. */
export function wordsFor(key: string, name: string): string {
  const clean = key.replaceAll('_', '-');
  return hasWords(clean) ? say(clean) : name.replaceAll('_', ' ');
}
