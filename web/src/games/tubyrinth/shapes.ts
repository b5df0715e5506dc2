/** The seven tiles as they come out of the box, for pages without a table. A table sends its own. */
import type { TileShape } from './wire';
import type { Side } from './geometry';

const square = (row: number, column: number, open: string) => ({ row, column, open: [...open] as Side[] });

export const SHAPES: TileShape[] = [
  { name: 'short', pipes: [[square(0, 0, 'U'), square(1, 0, 'L'), square(2, 0, 'R')]] },
  { name: 'r', pipes: [[square(0, 0, 'L'), square(0, 1, 'R'), square(1, 1, 'L')]] },
  { name: 'long', pipes: [[square(0, 0, 'U'), square(0, 1, 'D'), square(0, 2, 'U'), square(0, 3, 'R')]] },
  {
    name: 'twin',
    pipes: [
      [square(0, 0, 'U'), square(0, 1, 'U')],
      [square(1, 0, 'D'), square(1, 1, 'R')],
    ],
  },
  { name: 't', pipes: [[square(0, 0, 'UD'), square(0, 1, ''), square(0, 2, 'R'), square(1, 1, 'R')]] },
  { name: 'z', pipes: [[square(0, 1, 'U'), square(1, 1, 'D'), square(1, 0, 'U'), square(2, 0, 'L')]] },
  { name: 'l', pipes: [[square(0, 0, 'R'), square(1, 0, 'L'), square(2, 0, 'L'), square(2, 1, 'D')]] },
];
