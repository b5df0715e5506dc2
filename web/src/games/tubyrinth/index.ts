import type { TubyrinthScene } from './wire';
import type { GameFace } from '../../kit/face';
import Alone from './Alone.svelte';
import { about } from './about';
import Board from './Board.svelte';
import Editor from './Editor.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import Wall from './Wall.svelte';
import { fortune, lasts, pace, story } from './scene';
import { fetchAllBoards } from './sets';
import { buttons, hint, outcome, status } from './speech';

export const face: GameFace<TubyrinthScene> = {
  Board,
  Purse,
  Rules,
  about,
  OptionFields,
  Wall,
  Editor,
  Sheet,
  fetchSheet: fetchAllBoards,
  Afterwards: Alone,
  noCurtain: true,
  status,
  hint,
  buttons,
  outcome,
  pace,
  parts: { key: 'tub-chapter', lines: ['tub-signal'] },
  fortune,
  story,
  lasts,
  most: ({ goal }) => goal,
};
