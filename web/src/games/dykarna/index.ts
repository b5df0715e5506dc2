import type { DykarnaScene } from '../../wire';
import type { GameFace } from '../../kit/face';
import Board from './Board.svelte';
import Card from './Card.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import Sprites from './Sprites.svelte';
import { pace } from './scene';
import { buttons, hint, nameOf, score, status } from './speech';

export const dykarna: GameFace<DykarnaScene> = {
  name: 'dykarna',
  accent: '#1f7f93',
  Sprites,
  players: 4,
  quick: { sea: 'small' }, // less to discover, and the first treasure comes soon
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
  score,
};
