/** How each kind of chart is drawn. */
import type { Chart, Kind } from '../chapters';
import { bars } from './bars';
import { course } from './course';
import { dots } from './dots';
import { heat } from './heat';
import { spans } from './spans';
import { truth } from './truth';

export const PLOTS: Record<Kind, (chart: Chart, width: number) => Element> = { bars, course, dots, heat, spans, truth };
