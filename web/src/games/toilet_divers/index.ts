import type { ToiletDiversScene } from './wire';
import type { GameFace } from '../../kit/face';
import { about } from './about';
import Board from './Board.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import { fortune, pace, retold, story } from './scene';
import { asked, buttons, hint, nameOf, score, status } from './speech';

export const face: GameFace<ToiletDiversScene> = {
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
  parts: { key: 'toi-chapter', lines: ['toi-wanted'] },
  fortune,
  story,
  retold,
  reach: 'row',
  score,
  asked,
  secretPoints: true,
};
