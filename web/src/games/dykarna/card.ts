import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

const SMALL = { sea: 'small' }; // less to discover, and the first treasure comes soon

export const card: GameCard = {
  place: 3,
  accent: '#1f7f93',
  players: 4,
  minutes: 55, // on the small sea
  usual: SMALL,
  quick: SMALL,
  Card,
  Sprites,
};
