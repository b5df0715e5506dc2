import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  accent: '#c8741c',
  players: 3,
  quick: { first: '1' }, // the reader begins
  Card,
  Sprites,
};
