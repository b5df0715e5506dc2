/** The shapes of the seats, in a square of 24: players are told apart without colour vision too. */
export const SHAPES = [
  'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z', // disc
  'M12 2.500 22 20.500H2Z', // triangle
  'M4 4h16v16H4Z', // square
  'M12 1.500 22.500 12 12 22.500 1.500 12Z', // diamond
  'M8.500 3h7v5.500H21v7h-5.500V21h-7v-5.500H3v-7h5.500Z', // cross
  'm12 2 3 6.700 7.200.7-5.400 4.900 1.600 7.200L12 17.700l-6.400 3.800 1.600-7.200-5.400-4.900 7.200-.7Z', // star
  'M7 3h10l5 9-5 9H7l-5-9Z', // hexagon
  'M12 21C-2 11 5 1 12 7c7-6 14 4 0 14Z', // heart
];
