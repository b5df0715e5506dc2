/** It is your turn: said by the title and the icon. */
import { say } from './words';

export function showTurn(mine: boolean, title: string) {
  document.title = mine ? say('page-title-turn', { title }) : say('page-title-on', { title });
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = mine ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon?.getAttribute('href') !== wanted) icon?.setAttribute('href', wanted); // the same one would be loaded again
}
