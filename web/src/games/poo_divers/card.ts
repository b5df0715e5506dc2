import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  place: 1,
  accent: '#c8741c',
  players: 3,
  minutes: 15,
  quick: { first: '1' }, // the reader begins
  draws: true,
  prints: true,
  Card,
  Sprites,
};
