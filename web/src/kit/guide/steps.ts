/** Where a learner is in a lesson. Its steps come from the table, each with the number of the view at which it is reached. */
import type { LessonStep } from '../../wire';

export interface Place {
  step: LessonStep;
  index: number; // among all steps
  passed: boolean; // it has been read, and the others act now
}

/** The step at a view, of which so many have been read already. Between two steps the last one stays. */
export function placeAt(steps: LessonStep[], number: number, read: number): Place | null {
  const first = steps.findIndex((step) => step.number === number);
  if (first < 0) {
    const index = steps.findLastIndex((step) => step.number < number);
    const step = steps[index];
    return step ? { step, index, passed: true } : null;
  }
  const here = steps.filter((step) => step.number === number).length;
  const index = first + Math.min(read, here - 1);
  const step = steps[index];
  return step ? { step, index, passed: read >= here } : null;
}
