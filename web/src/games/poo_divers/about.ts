/** What the things on the street are and do. */
import type { About } from '../../kit/face';
import Picture from './AboutPicture.svelte';

const CHAPTERS: Record<string, string> = {
  closed: 'first',
  find: 'first',
  sleeper: 'first',
  blank: 'first',
  pot: 'push',
  supply: 'end',
};

export const about: About = {
  kinds: Object.keys(CHAPTERS),
  of(kind) {
    const chapter = CHAPTERS[kind];
    if (!chapter) return null;
    return {
      title: { key: 'poo-about-name', args: { kind } },
      text: { key: 'poo-about-text', args: { kind } },
      chapter,
    };
  },
  Picture,
};
