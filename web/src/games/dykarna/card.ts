import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  place: 3,
  accent: '#1f7f93',
  players: 4,
  minutes: 60,
  quick: { sea: 'small' }, // less to discover, and the first treasure comes soon
  Card,
  Sprites,
};
