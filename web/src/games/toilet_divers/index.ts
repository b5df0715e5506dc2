import type { ToiletDiversScene } from './wire';
import type { GameFace } from '../../kit/face';
import Board from './Board.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import { pace } from './scene';
import { asked, buttons, hint, nameOf, score, status } from './speech';

export const face: GameFace<ToiletDiversScene> = {
  Board,
  Purse,
  Rules,
  OptionFields,
  status,
  hint,
  buttons,
  nameOf,
  pace,
  reach: 'row',
  score,
  asked,
  secretPoints: true,
};
