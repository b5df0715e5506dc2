import type { TubyrinthScene } from './wire';
import type { GameFace } from '../../kit/face';
import Alone from './Alone.svelte';
import Board from './Board.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import Wall from './Wall.svelte';
import { pace } from './scene';
import { buttons, hint, outcome, status } from './speech';

export const face: GameFace<TubyrinthScene> = {
  Board,
  Purse,
  Rules,
  OptionFields,
  Wall,
  Afterwards: Alone,
  noCurtain: true,
  status,
  hint,
  buttons,
  outcome,
  pace,
};
