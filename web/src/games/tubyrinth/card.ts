import type { GameCard } from '../../kit/face';
import Card from './Card.svelte';
import { firstOptions } from './newcomer';
import Sprites from './Sprites.svelte';

export const card: GameCard = {
  place: 5,
  accent: '#b3622a',
  players: 3,
  minutes: 20,
  get quick() {
    return firstOptions();
  },
  get usual() {
    return firstOptions();
  },
  rival: 'paddler', // so that the first round can be won
  solo: true,
  draws: true,
  prints: true,
  Card,
  Sprites,
};
