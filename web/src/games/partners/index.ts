import type { PartnersScene } from '../../wire';
import type { GameFace } from '../../kit/face';
import Board from './Board.svelte';
import Card from './Card.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import Sprites from './Sprites.svelte';
import { EACH } from './geometry';
import { pace } from './scene';
import { buttons, hint, nameOf, score, status } from './speech';

export const partners: GameFace<PartnersScene> = {
  name: 'partners',
  accent: '#2f8f94',
  Sprites,
  players: 6,
  quick: {},
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
  most: EACH,
};
