import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  accent: '#b3622a',
  players: 3,
  quick: {},
  rival: 'paddler', // so that the first round can be won
  solo: true,
  Card,
  Sprites,
};
