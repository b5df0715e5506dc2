import type { ToiletDiversScene } from '../../wire';
import type { GameFace } from '../../kit/face';
import Board from './Board.svelte';
import Card from './Card.svelte';
import OptionFields from './OptionFields.svelte';
import Purse from './Purse.svelte';
import Rules from './Rules.svelte';
import Sprites from './Sprites.svelte';
import { pace } from './scene';
import { asked, buttons, hint, nameOf, score, status } from './speech';

export const toiletDivers: GameFace<ToiletDiversScene> = {
  name: 'toilet_divers',
  accent: '#2f8f94',
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
  score,
  asked,
  secretPoints: true,
};
