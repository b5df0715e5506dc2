/** How each kind of plot is drawn. */
import type { Plot } from '../../../wire';
import { bars } from './bars';
import { board } from './board';
import { course } from './course';
import { differences } from './differences';
import { dots } from './dots';
import { lines } from './lines';
import { reliability } from './reliability';
import { spans } from './spans';

export const DRAW: Record<Plot['kind'], (plot: Plot, width: number) => Element> = {
  bars,
  board,
  course,
  differences,
  dots,
  lines,
  reliability,
  spans,
};
