/** A few sounds of water, wood and bells, made here: for those who want them, and once they have touched the page. */
import { settings } from './settings.svelte';

export type Sound = 'turn' | 'move' | 'good' | 'bad' | 'end';

interface Note {
  pitch: number; // Hz
  slide?: number; // to this pitch
  at: number; // seconds after the first
  long: number; // seconds
  loud: number; // 0-1, before the volume
  wave: OscillatorType;
}

const bell = (pitch: number, at: number, long = 0.5): Note => ({ pitch, at, long, loud: 0.22, wave: 'sine' });

/** Two drops: your turn. A knock: something moved. Rising bells: good. A sinking bubble: bad. A small fanfare: the end. */
export const SOUNDS: Record<Sound, Note[]> = {
  turn: [
    { pitch: 420, slide: 520, at: 0, long: 0.3, loud: 0.26, wave: 'sine' },
    { pitch: 620, slide: 780, at: 0.13, long: 0.34, loud: 0.26, wave: 'sine' },
  ],
  move: [{ pitch: 240, slide: 150, at: 0, long: 0.09, loud: 0.14, wave: 'triangle' }],
  good: [bell(660, 0), bell(880, 0.09), bell(1320, 0.18)],
  bad: [
    { pitch: 330, slide: 170, at: 0, long: 0.34, loud: 0.2, wave: 'triangle' },
    { pitch: 240, slide: 110, at: 0.16, long: 0.42, loud: 0.18, wave: 'sine' },
  ],
  end: [bell(523, 0), bell(659, 0.12), bell(784, 0.24), bell(1047, 0.36, 0.9), bell(784, 0.36, 0.9)],
};

const SWELL = 0.015; // seconds in which a note begins: without it, it would click
const SILENCE = 0.0001; // loudness; a fall to nothing cannot be calculated
const APART = 60; // ms between two knocks: many things moving at once are one

let audio: AudioContext | null = null;
let knocked = -APART;

/** Has the player touched the page? Browsers allow neither sound nor buzz before. */
function touched(): boolean {
  return navigator.userActivation?.hasBeenActive ?? false;
}

/** Play a sound, so many seconds late. */
export function play(sound: Sound, late = 0) {
  if (!settings.sound || settings.volume <= 0 || !touched()) return;
  if (sound === 'move') {
    if (performance.now() - knocked < APART) return;
    knocked = performance.now();
  }
  audio ??= new AudioContext();
  if (audio.state === 'suspended') void audio.resume();
  for (const note of SOUNDS[sound]) ring(audio, note, audio.currentTime + late);
}

function ring(audio: AudioContext, { pitch, slide, at, long, loud, wave }: Note, from: number) {
  const [start, end] = [from + at, from + at + long];
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = wave;
  tone.frequency.setValueAtTime(pitch, start);
  if (slide) tone.frequency.exponentialRampToValueAtTime(slide, start + long / 2);
  loudness.gain.setValueAtTime(SILENCE, start);
  loudness.gain.linearRampToValueAtTime(loud * settings.volume, start + SWELL);
  loudness.gain.exponentialRampToValueAtTime(SILENCE, end);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(end + SWELL);
}

const BUZZES: Partial<Record<Sound, number[]>> = {
  turn: [40],
  good: [20, 40, 20],
  bad: [90],
  end: [30, 50, 30, 50, 80],
};

/** Phones buzz, where there is anything to buzz. */
export function buzz(sound: Sound) {
  const pattern = BUZZES[sound];
  if (pattern && settings.buzz && touched()) navigator.vibrate?.(pattern);
}
