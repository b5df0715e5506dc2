/** The games this page can draw: one folder each, with the same files. */
import { dykarna } from './dykarna';
import { partners } from './partners';
import { pooDivers } from './poo_divers';
import { toiletDivers } from './toilet_divers';
import { tubyrinth } from './tubyrinth';
import { tell } from '../lib/words';
import type { Choice } from '../wire';
import type { GameFace, Moment, Scene } from '../kit/face';

export const FACES = [pooDivers, toiletDivers, dykarna, partners, tubyrinth] as unknown as GameFace<Scene>[];

export function isDrawn(name: string): boolean {
  return FACES.some((face) => face.name === name);
}

export function faceOf(name: string): GameFace {
  const face = FACES.find((face) => face.name === name);
  if (!face) throw new Error(`no-face: ${name}`);
  return face;
}

/** A choice in words: as its button is called, or as its game calls it on the board. */
export function choiceWords(moment: Moment, choice: Choice): string {
  const face = faceOf(moment.scene.game);
  const button = face.buttons(moment).find((button) => button.choice.action === choice.action);
  return (button ? [button.label] : (face.nameOf?.(moment, choice) ?? [])).map(tell).join('; ');
}

/** What a seat has, in the words of its game. */
export function scoreWords(game: string, points: number): string {
  return tell(faceOf(game).score?.(points) ?? { key: 'table-points', args: { points } });
}
