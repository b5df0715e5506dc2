/** What a lesson asks of its table: the guide, what it rings, and what it lights. */
import { Guide } from '../../kit/guide/guide.svelte';
import type { TableStore } from '../../lib/table.svelte';
import type { Choice } from '../../wire';

const NOWHERE: number[] = [];

export class Guiding {
  readonly guide: Guide;
  #table: TableStore;

  constructor(table: TableStore) {
    this.#table = table;
    this.guide = new Guide(
      () => ({ steps: table.info?.lesson ?? [], number: table.shown?.number ?? null }),
      (number) => table.readOn(number),
    );
  }

  /** Is a game learned here? */
  get on(): boolean {
    return this.#table.info !== null && this.#table.info.lesson.length > 0;
  }

  /** The choice that is ringed: what the learner is to do. */
  get wanted(): Choice | null {
    const { step } = this.guide;
    if (!step?.does) return null;
    return this.#table.choices.find(({ action }) => action === step.ring) ?? null;
  }

  /** What is ringed after that, if the learner goes on without a word between. */
  get wantedNext(): number | null {
    const place = this.guide.place;
    const next = place?.step.does ? this.#table.info?.lesson[place.index + 1] : null;
    return next?.does ? next.ring : null;
  }

  get marks(): number[] {
    return this.guide.place?.passed ? NOWHERE : (this.guide.step?.marks ?? NOWHERE);
  }

  /** Where the light falls: a selector, or nothing in particular. */
  get light(): string {
    const place = this.guide.place;
    if (!place || place.passed) return '';
    const { spot, does } = place.step;
    if (does) return this.wanted ? '.hinted, .lit' : '';
    return spot ? `[data-spot="${spot}"]` : '';
  }
}

export function createGuide(table: TableStore): Guiding {
  const guiding = new Guiding(table);
  // What was said on a line that is lost may not have been heard.
  $effect(() => {
    if (table.connection === 'lost') guiding.guide.again();
  });
  return guiding;
}
