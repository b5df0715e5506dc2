import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  place: 5,
  accent: '#b3622a',
  players: 3,
  minutes: 20,
  quick: {},
  rival: 'paddler', // so that the first round can be won
  solo: true,
  draws: true,
  prints: true,
  Card,
  Sprites,
};
