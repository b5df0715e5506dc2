import type { GameFace } from '../../kit/face';
import Board from './Board.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import { pace } from './scene';
import { buttons, hint, nameOf, status } from './speech';
import type { StubGameScene } from './wire';

export const face: GameFace<StubGameScene> = {
  Board,
  Purse,
  Rules,
  status,
  hint,
  buttons,
  nameOf,
  pace,
  reach: 'row',
};
