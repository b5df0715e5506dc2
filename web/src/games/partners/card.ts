import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  place: 4,
  accent: '#2f8f94',
  players: 6,
  minutes: 60,
  quick: {},
  Card,
  Sprites,
};
