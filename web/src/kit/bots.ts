/** The bots one meets at a table: eight of them, each at home on one seat. Their words are in page.ftl. */
import type { SeatInfo } from '../wire';

export type Mood = 'calm' | 'thinking' | 'glad' | 'sad';

/** How a bot is drawn, on a square of 48; its colour is that of its seat. */
interface Look {
  head: string; // filled with its colour
  plate: string; // the lighter part with eyes and mouth
  more: string; // lines of its own: antenna, hat, wheel
  fill: string; // and what is filled of them
  eyes: [x: number, y: number][];
  eye: [width: number, height: number];
  mouth: [x: number, y: number];
}

const LEFT_AND_RIGHT = (apart: number, y: number): [number, number][] => [
  [24 - apart, y],
  [24 + apart, y],
];

/** In the order of their names: `bot-name-1` ... */
export const LOOKS: Look[] = [
  // Bolt: a box with lightning on top
  {
    head: 'M9 15h30q4 0 4 4v19q0 5-5 5H10q-5 0-5-5V19q0-4 4-4Z',
    plate: 'M13 20h22q4 0 4 4v9q0 4-4 4H13q-4 0-4-4v-9q0-4 4-4Z',
    more: 'M24 15v-3',
    fill: 'm27 1-9 8h5l-3 6 10-9h-5Z',
    eyes: LEFT_AND_RIGHT(7, 26),
    eye: [2.6, 3],
    mouth: [24, 33],
  },
  // Captain Clog: a round head under a captain's cap
  {
    head: 'M24 12a16 16 0 1 0 0 32 16 16 0 0 0 0-32Z',
    plate: 'M24 19a11.500 11.500 0 1 0 0 23 11.500 11.500 0 0 0 0-23Z',
    more: 'M15 34q4-4 9-.5Q29 30 33 34',
    fill: 'M8 16Q6 5 24 4q18 1 16 12-16-6-32 0ZM9 17q15-6 30 0v3q-15-5-30 0Z',
    eyes: LEFT_AND_RIGHT(5.5, 27),
    eye: [2.2, 2.6],
    mouth: [24, 37.5],
  },
  // Rivet: small and round, with studs
  {
    head: 'M24 7a18.500 18.500 0 1 0 0 37 18.500 18.500 0 0 0 0-37Z',
    plate: 'M10 24q0-7 14-7t14 7v4q0 9-14 9T10 28Z',
    more: '',
    fill: 'M24 8.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM12 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM36 13a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM15 37a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM33 37a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
    eyes: LEFT_AND_RIGHT(6.5, 25),
    eye: [3, 3.2],
    mouth: [24, 32],
  },
  // Piston: tall, with a rod that goes up and down
  {
    head: 'M13 14h22q3 0 3 3v24q0 4-4 4H14q-4 0-4-4V17q0-3 3-3Z',
    plate: 'M14 21h20v17H14Z',
    more: 'M10 18h28M24 14V7M12 42h24',
    fill: 'M16 2h16q2 0 2 2v2q0 2-2 2H16q-2 0-2-2V4q0-2 2-2Z',
    eyes: LEFT_AND_RIGHT(5, 26),
    eye: [2.4, 3.6],
    mouth: [24, 33.5],
  },
  // Sprocket: a cogwheel with spectacles
  {
    head: 'M21 3h6l1 5 5 2 4-3 4 4-3 4 2 5 5 1v6l-5 1-2 5 3 4-4 4-4-3-5 2-1 5h-6l-1-5-5-2-4 3-4-4 3-4-2-5-5-1v-6l5-1 2-5-3-4 4-4 4 3 5-2Z',
    plate: 'M24 11a13 13 0 1 0 0 26 13 13 0 0 0 0-26Z',
    more: 'M18 17.500a4.600 4.600 0 1 0 0 9.200 4.600 4.600 0 0 0 0-9.200ZM30 17.500a4.600 4.600 0 1 0 0 9.200 4.600 4.600 0 0 0 0-9.200ZM22.500 21.500q1.500-1.500 3 0',
    fill: '',
    eyes: LEFT_AND_RIGHT(6, 22),
    eye: [1.9, 2.2],
    mouth: [24, 31],
  },
  // Gasket: a nut, at ease
  {
    head: 'M14 6h20l11 18-11 18H14L3 24Z',
    plate: 'M24 11.500a12.500 12.500 0 1 0 0 25 12.500 12.500 0 0 0 0-25Z',
    more: 'M15 20q3-2 6 0M27 20q3-2 6 0',
    fill: '',
    eyes: LEFT_AND_RIGHT(6, 23.5),
    eye: [2.2, 1.8],
    mouth: [24, 30],
  },
  // Valve: with a wheel to turn
  {
    head: 'M12 18h24q6 0 6 7v9q0 10-10 10H16Q6 44 6 34v-9q0-7 6-7Z',
    plate: 'M15 23h18q5 0 5 5v5q0 7-7 7H17q-7 0-7-7v-5q0-5 5-5Z',
    more: 'M24 18v-7M12 8h24M24 3v10M15.500 4.500l17 7M32.500 4.500l-17 7',
    fill: 'M24 5.500a2.600 2.600 0 1 0 0 5.200 2.600 2.600 0 0 0 0-5.200Z',
    eyes: LEFT_AND_RIGHT(6.5, 28),
    eye: [2.6, 2.6],
    mouth: [24, 35],
  },
  // Nozzle: a spout, and the drop that always hangs from it
  {
    head: 'M24 6Q42 8 42 27q0 17-18 17T6 27Q6 8 24 6Z',
    plate: 'M24 14q12 1 12 13 0 12-12 12T12 27q0-12 12-13Z',
    more: 'M20 7V3h8v4M18 3h12',
    fill: 'M24 25.500a3.600 3.600 0 1 0 0 7.200 3.600 3.600 0 0 0 0-7.200ZM41 33q4 6 0 8-4-2 0-8Z',
    eyes: LEFT_AND_RIGHT(5.5, 23),
    eye: [2.4, 3],
    mouth: [24, 35.5],
  },
];

export const MOUTHS: Record<Mood, string> = {
  calm: 'M-4 0q4 2.500 8 0',
  thinking: 'M-2 .5h4',
  glad: 'M-5-1q5 7 10 0Z',
  sad: 'M-4 2q4-4.500 8 0',
};

/** How quickly each of them plays; the server sees to it (table/bot_pauses.py). */
export const PACES = ['quick', 'slow', 'steady', 'quick', 'slow', 'steady', 'steady', 'quick'] as const;

/** Which of the bots sits there: 0, 1, ... */
export function botOn(seat: number): number {
  return seat % LOOKS.length;
}

/** How a bot looks at its game: at work, or at what its points did just now. */
export function moodOf({ seat }: Pick<SeatInfo, 'seat'>, thinking: number[], gain: number): Mood {
  if (gain !== 0) return gain > 0 ? 'glad' : 'sad';
  return thinking.includes(seat) ? 'thinking' : 'calm';
}
