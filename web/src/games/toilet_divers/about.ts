/** What cards, tools and chips are and do. */
import type { About } from '../../kit/face';
import Picture from './AboutPicture.svelte';

const TREASURES = ['ring', 'gold_tooth', 'phone', 'crown', 'wallet', 'keys', 'pearls', 'pocket_watch'];
const OBSTACLES = ['crocodile', 'clog', 'rats', 'jellyfish'];
const TOOLS = ['net', 'plunger', 'trap', 'gloves'];
const CHAPTERS: Record<string, string> = {
  ...Object.fromEntries(TREASURES.map((kind) => [kind, 'dive'])),
  ...Object.fromEntries([...OBSTACLES, ...TOOLS].map((kind) => [kind, 'tools'])),
  plain: 'dive',
  tile: 'help',
  wanted: 'dive',
  chip: 'reward',
};

function groupOf(kind: string): string {
  if (TREASURES.includes(kind)) return 'treasure';
  return OBSTACLES.includes(kind) ? 'obstacle' : TOOLS.includes(kind) ? 'tool' : kind;
}

export const about: About = {
  kinds: Object.keys(CHAPTERS),
  of(kind) {
    const chapter = CHAPTERS[kind];
    if (!chapter) return null;
    return {
      title: { key: 'toi-about-name', args: { kind } },
      text: { key: 'toi-about-text', args: { group: groupOf(kind) } },
      chapter,
    };
  },
  Picture,
};
