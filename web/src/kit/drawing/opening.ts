/** A drawing that came with the address: the server says whether it can be played, as it does of any option. */
import type { OptionValues } from '../face';
import { checkDrawing, Refused } from '../../lib/api';
import { fromLink } from './link';

/** The drawing, or an empty text and why it is none. */
export async function opened(
  code: string,
  game: string,
  players: number,
  options: (drawing: string) => OptionValues,
): Promise<{ drawing: string; problem: string }> {
  if (!code) return { drawing: '', problem: '' };
  const drawing = fromLink(code);
  try {
    await checkDrawing({ game, players, options: options(drawing) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { drawing: '', problem: error.message };
  }
  return { drawing, problem: '' };
}
