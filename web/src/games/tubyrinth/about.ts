/** What the tiles and the parts of a board are and do. */
import type { About } from '../../kit/face';
import type { TubyrinthScene } from './wire';
import Picture from './AboutPicture.svelte';
import { companyOf } from './scene';
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

/** What the sentences depend on. */
function played(scene?: TubyrinthScene) {
  return {
    mode: scene?.mode ?? 'basic',
    company: scene ? companyOf(scene) : 'others',
    strict: scene?.strict ? 'yes' : 'no',
    hidden: !scene || scene.hidden ? 'yes' : 'no',
  };
}

export const about: About<TubyrinthScene> = {
  kinds: [...Object.keys(CHAPTERS), ...TILES],
  of(kind, scene) {
    const args = played(scene);
    if (TILES.includes(kind))
      return {
        title: { key: 'tub-about-name', args: { tile: kind } },
        text: { key: 'tub-about-text', args: { ...args, tile: kind } },
        chapter: 'tiles',
      };
    const chapter = CHAPTERS[kind];
    if (!chapter) return null;
    return { title: { key: `tub-about-${kind}-name` }, text: { key: `tub-about-${kind}`, args }, chapter };
  },
  Picture,
};
