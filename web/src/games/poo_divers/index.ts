import type { PooDiversScene } from './wire';
import type { GameFace } from '../../kit/face';
import Board from './Board.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import { pace, tall } from './scene';
import { buttons, hint, nameOf, status } from './speech';

export const face: GameFace<PooDiversScene> = {
  Board,
  Purse,
  Rules,
  OptionFields,
  status,
  hint,
  buttons,
  nameOf,
  pace,
  tall,
  reach: 'compass',
};
