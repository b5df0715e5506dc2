/** What the tiles and the parts of a board are and do. */
import type { About } from '../../kit/face';
import Picture from './AboutPicture.svelte';
import { SHAPES } from './shapes';

const TILES: string[] = SHAPES.map(({ name }) => name);
const CHAPTERS: Record<string, string> = {
  tap: 'pipe',
  barrel: 'pipe',
  thing: 'pipe',
  sand: 'pipe',
  wanted: 'pipe',
  call: 'round',
  glass: 'round',
  others: 'round',
  points: 'score',
};

export const about: About = {
  kinds: [...Object.keys(CHAPTERS), ...TILES],
  of(kind) {
    if (TILES.includes(kind))
      return {
        title: { key: 'tub-about-name', args: { tile: kind } },
        text: { key: 'tub-about-text', args: { tile: kind } },
        chapter: 'tiles',
      };
    const chapter = CHAPTERS[kind];
    if (!chapter) return null;
    return { title: { key: `tub-about-${kind}-name` }, text: { key: `tub-about-${kind}` }, chapter };
  },
  Picture,
};
