/** It is your turn: said by the title, the icon, a soft sound and a short buzz. */
import { settings } from './settings.svelte';
import { say } from './words';

export function showTurn(mine: boolean, title: string) {
  document.title = mine ? say('page-title-turn', { title }) : say('page-title-on', { title });
  document
    .querySelector<HTMLLinkElement>('link[rel=icon]')
    ?.setAttribute('href', mine ? '/favicon-turn.svg' : '/favicon.svg');
}

let audio: AudioContext | null = null;

/** A short buzz and two soft drops. Browsers allow both once the player has touched the page. */
export function chime() {
  if (!navigator.userActivation?.hasBeenActive) return;
  navigator.vibrate?.(40);
  if (!settings.sound) return;
  audio ??= new AudioContext();
  [520, 780].forEach((pitch, i) => drop(pitch, i * 0.13));
}

function drop(pitch: number, late: number) {
  if (!audio) return;
  const start = audio.currentTime + late;
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.frequency.setValueAtTime(pitch * 0.8, start);
  tone.frequency.exponentialRampToValueAtTime(pitch, start + 0.08);
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(0.08, start + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + 0.3);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + 0.32);
}
