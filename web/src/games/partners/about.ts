/** What the cards do, and what the pieces and places are. */
import type { About } from '../../kit/face';
import Picture from './AboutPicture.svelte';
import { type PieceKind, type PlaceKind } from './asked';

const GROUPS: Record<string, string> = {
  two: 'two',
  three: 'plain',
  back_four: 'back',
  five: 'five',
  six: 'plain',
  seven: 'seven',
  eight: 'out',
  nine: 'plain',
  ten: 'plain',
  swap: 'swap',
  twelve: 'plain',
  thirteen: 'out',
  one_or_fourteen: 'fourteen',
};
const CHAPTERS: Record<PieceKind | PlaceKind, string> = {
  home: 'cards',
  start: 'way',
  field: 'way',
  goal: 'goal',
  ribbon: 'sides',
  own: 'way',
  partner: 'end',
  opponent: 'way',
  piece: 'way',
  pair: 'way',
  locked: 'goal',
};

export const about: About = {
  kinds: [...Object.keys(CHAPTERS), ...Object.keys(GROUPS)],
  of(kind) {
    const group = GROUPS[kind];
    if (group)
      return {
        title: { key: 'partners-about-card', args: { card: kind } },
        text: { key: `partners-rules-card-${group}` },
        chapter: 'cards',
      };
    if (!(kind in CHAPTERS)) return null;
    return {
      title: { key: `partners-about-${kind}-name` },
      text: { key: `partners-about-${kind}` },
      chapter: CHAPTERS[kind as PieceKind],
    };
  },
  Picture,
};
