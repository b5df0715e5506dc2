/** What the tiles are and do. */
import type { About } from '../../kit/face';
import Picture from './AboutPicture.svelte';
import { FACES } from './scene';

const KINDS: string[] = [...FACES, 'unknown'];

export const about: About = {
  kinds: KINDS,
  of(kind) {
    if (!KINDS.includes(kind)) return null;
    return {
      title:
        kind === 'unknown' ? { key: 'dyk-about-unknown-name' } : { key: `dyk-tile-${kind}`, args: { tussocks: 0 } },
      text: { key: `dyk-about-${kind}` },
      chapter: 'tiles',
    };
  },
  Picture,
};
