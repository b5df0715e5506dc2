/** Which bot to offer. */
const LIKED = 'snorkeller';

/** The bot to meet when nothing else was asked for. */
export function usualBot(bots: string[]): string {
  return bots.includes(LIKED) ? LIKED : (bots[0] ?? '');
}
