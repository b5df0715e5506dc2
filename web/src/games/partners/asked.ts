/** What the pieces and places of the flower are called when somebody asks what they are. */
import type { PartnersScene } from './wire';
import { partOf } from './choosing';
import { START } from './geometry';

export type PieceKind = 'own' | 'partner' | 'opponent' | 'piece' | 'pair' | 'locked';
export type PlaceKind = 'home' | 'start' | 'field' | 'goal' | 'ribbon';

/** What a piece is to whoever looks; what keeps it safe comes first. */
export function kindOf(scene: PartnersScene, piece: number, eyes: number | null): PieceKind {
  const one = scene.pieces[piece];
  if (!one) return 'piece';
  if (one.locked) return 'locked';
  const fellows = scene.pieces.filter(({ colour, place }) => colour === one.colour && place === one.place);
  if (one.place >= START && fellows.length > 1) return 'pair';
  if (eyes === null) return 'piece';
  if (one.colour === eyes) return 'own';
  return scene.players[eyes]?.partners.includes(one.colour) ? 'partner' : 'opponent';
}

export function placeKind(place: number): PlaceKind {
  const part = partOf(place);
  return part === 'lane' ? 'goal' : part === 'track' ? 'field' : part;
}
