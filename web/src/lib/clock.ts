/** Time that is left, in figures: seconds while they count, then hours, then days. */
import type { Clock } from '../wire';
import { say } from './words';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `0:07`, `12:30`, `3 h 05 min`, `2 d 4 h`. */
export function timeLeft(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  const two = (number: number) => String(number).padStart(2, '0');
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${two(left % MINUTE)}`;
  const hours = Math.floor((left % DAY) / HOUR);
  if (left < DAY) return say('table-clock-hours', { hours, minutes: two(Math.floor((left % HOUR) / MINUTE)) });
  return say('table-clock-days', { days: Math.floor(left / DAY), hours });
}

/** So much time, in words: `45 seconds`, `3 minutes`, `1 day`. */
export function timeInWords(seconds: number): string {
  const units = [
    { unit: 'day', size: DAY },
    { unit: 'hour', size: HOUR },
    { unit: 'minute', size: MINUTE },
  ];
  const { unit, size } = units.find(({ size }) => seconds >= size && seconds % size === 0) ?? {
    unit: 'second',
    size: 1,
  };
  return say('table-time', { unit, number: seconds / size });
}

/** What a table's clock is, in words. */
export function clockInWords({ kind, seconds, increment }: Required<Clock>): string {
  const time = timeInWords(seconds);
  return say('table-clock', { kind, time, grows: increment ? 'yes' : 'no', more: timeInWords(increment) });
}
