/** The clocks that a new table can have. */
import type { Clock } from '../../wire';

export const PACES: Required<Clock>[] = [
  { kind: 'move', seconds: 30, increment: 0 },
  { kind: 'move', seconds: 60, increment: 0 },
  { kind: 'move', seconds: 180, increment: 0 },
  { kind: 'move', seconds: 86_400, increment: 0 },
  { kind: 'move', seconds: 3 * 86_400, increment: 0 },
  { kind: 'budget', seconds: 300, increment: 5 },
  { kind: 'budget', seconds: 900, increment: 10 },
  { kind: 'budget', seconds: 1800, increment: 20 },
];

export function sameClock(some: Required<Clock>, other: Clock | null | undefined): boolean {
  return some.kind === other?.kind && some.seconds === other.seconds && some.increment === (other.increment ?? 0);
}
