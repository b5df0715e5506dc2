import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  place: 2,
  accent: '#2f8f94',
  players: 3,
  minutes: 30,
  quick: { first: '1' }, // the reader begins
  Card,
  Sprites,
};
