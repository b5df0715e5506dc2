/** It is your turn: said by the title and the icon. */
import { say } from './words';

export function showTurn(mine: boolean, title: string) {
  document.title = mine ? say('page-title-turn', { title }) : say('page-title-on', { title });
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
}
