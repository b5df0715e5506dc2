import type { PooDiversScene } from './wire';
import type { GameFace } from '../../kit/face';
import { about } from './about';
import Board from './Board.svelte';
import Editor from './Editor.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import Sheet from './Sheet.svelte';
import { fortune, pace, story, tall } from './scene';
import { buttons, hint, nameOf, status } from './speech';

export const face: GameFace<PooDiversScene> = {
  Board,
  Purse,
  Rules,
  about,
  OptionFields,
  Editor,
  Sheet,
  status,
  hint,
  buttons,
  nameOf,
  pace,
  fortune,
  story,
  tall,
  reach: 'compass',
};
