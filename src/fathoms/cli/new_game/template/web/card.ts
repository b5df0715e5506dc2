import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  accent: '#3f7d5a',
  players: 2,
  minutes: 10,
  quick: {},
  Card,
  Sprites,
};
