/** The guide of a lesson: says one thing at a time, and goes on when it has been read or done. */
import type { LessonStep } from '../../wire';
import { type Place, placeAt } from './steps';

export interface Course {
  steps: LessonStep[];
  number: number | null; // of the view on screen
}

export class Guide {
  #course: () => Course;
  #readOn: (number: number) => void;
  #read = $state.raw({ number: -1, count: 0 }); // how many steps of a view have been read

  /** `readOn` tells the table that the others may act. */
  constructor(course: () => Course, readOn: (number: number) => void) {
    this.#course = course;
    this.#readOn = readOn;
  }

  get place(): Place | null {
    const { steps, number } = this.#course();
    if (number === null) return null;
    return placeAt(steps, number, this.#read.number === number ? this.#read.count : 0);
  }

  get step(): LessonStep | null {
    return this.place?.step ?? null;
  }

  get steps(): number {
    return this.#course().steps.length;
  }

  get over(): boolean {
    const place = this.place;
    return place !== null && place.index === this.steps - 1;
  }

  /** Can the learner go on by reading alone? */
  get readable(): boolean {
    const place = this.place;
    return place !== null && !place.passed && !place.step.does && !this.over;
  }

  next() {
    const { number } = this.#course();
    const { step } = this;
    if (!this.readable || number === null || !step) return;
    this.#read = { number, count: (this.#read.number === number ? this.#read.count : 0) + 1 };
    if (step.calls) this.#readOn(number);
  }

  /** The line to the table was lost: what it was told may be lost, too. */
  again() {
    this.#read = { number: -1, count: 0 };
  }
}
