import type { DykarnaScene } from './wire';
import type { GameFace } from '../../kit/face';
import { about } from './about';
import Board from './Board.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import { fortune, pace, story } from './scene';
import { buttons, hint, nameOf, score, sideScore, status } from './speech';

export const face: GameFace<DykarnaScene> = {
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
  fortune,
  story,
  reach: 'row',
  score,
  sideScore,
};
