import type { PooDiversScene } from '../../wire';
import type { GameFace } from '../../kit/face';
import Board from './Board.svelte';
import Card from './Card.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import Sprites from './Sprites.svelte';
import { pace } from './scene';
import { buttons, hint, nameOf, status } from './speech';

export const pooDivers: GameFace<PooDiversScene> = {
  name: 'poo_divers',
  accent: '#c8741c',
  Sprites,
  players: 3,
  quick: { first: '1' }, // the reader begins
  Board,
  Purse,
  Card,
  Rules,
  OptionFields,
  status,
  hint,
  buttons,
  nameOf,
  pace,
};
