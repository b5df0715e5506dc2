import type { PartnersScene } from './wire';
import type { GameFace } from '../../kit/face';
import { about } from './about';
import Board from './Board.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import { EACH, HIGH, WIDE } from './geometry';
import { fortune, pace, retold, story } from './scene';
import { buttons, hint, nameOf, score, sideScore, status } from './speech';

export const face: GameFace<PartnersScene> = {
  Board,
  Purse,
  Rules,
  about,
  OptionFields,
  status,
  hint,
  buttons,
  nameOf,
  pace,
  parts: { key: 'partners-chapter', lines: ['partners-dealt', 'partners-shuffled'], fromStart: true },
  announced: {
    'partners-played': [
      'partners-brought-out',
      'partners-went',
      'partners-went-back',
      'partners-turned',
      'partners-stepped',
      'partners-chose',
      'partners-swapped',
    ],
    'partners-brought-out': ['partners-brought-both'],
    'partners-chose': ['partners-swapped'],
  },
  shared: {
    'partners-stepped': {
      key: 'partners-split',
      part: { key: 'partners-part' },
      between: ['partners-in-goal', 'partners-hit', 'partners-fell'],
    },
  },
  fortune,
  story,
  retold,
  tall: () => HIGH / WIDE,
  score,
  sideScore,
  most: () => EACH,
};
