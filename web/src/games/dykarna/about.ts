/** What the tiles, the divers and the boats are and do. */
import type { About } from '../../kit/face';
import Picture from './AboutPicture.svelte';
import { FACES } from './scene';

const OTHERS = ['unknown', 'diver', 'boat'];
const KINDS: string[] = [...FACES, ...OTHERS];

export const about: About = {
  kinds: KINDS,
  of(kind) {
    if (!KINDS.includes(kind)) return null;
    return {
      title: OTHERS.includes(kind)
        ? { key: `dyk-about-${kind}-name` }
        : { key: `dyk-tile-${kind}`, args: { tussocks: 0 } },
      text: { key: `dyk-about-${kind}` },
      chapter: kind === 'diver' || kind === 'boat' ? 'turn' : 'tiles',
    };
  },
  Picture,
};
