import type { TubyrinthScene } from '../../wire';
import type { GameFace } from '../../kit/face';
import Board from './Board.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import PuzzlePanel from './PuzzlePanel.svelte';
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
  Afterwards: PuzzlePanel,
  noCurtain: true,
  status,
  hint,
  buttons,
  outcome,
  pace,
};
