import type { TubyrinthScene } from '../../wire';
import type { GameFace } from '../types';
import Alone from './Alone.svelte';
import Board from './Board.svelte';
import Card from './Card.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import Sprites from './Sprites.svelte';
import Wall from './Wall.svelte';
import { pace } from './scene';
import { buttons, hint, outcome, status } from './speech';

export const tubyrinth: GameFace<TubyrinthScene> = {
  name: 'tubyrinth',
  accent: '#b3622a',
  Sprites,
  players: 3,
  quick: {},
  rival: 'paddler', // so that the first round can be won
  Board,
  Purse,
  Card,
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
