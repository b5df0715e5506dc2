/** The companies of bots that a study may be played by. */

export type Company = 'greedy' | 'random' | 'mixed' | 'learned';

/** Which of the companies on offer these bots are. */
export function companyOf(bots: string[]): Company {
  const kinds = new Set(bots);
  const alone = (['greedy', 'random', 'learned'] as const).find((kind) => kinds.size === 1 && kinds.has(kind));
  return alone ?? 'mixed';
}

export const COMPANIES: Record<Company, string[]> = {
  greedy: ['greedy'],
  random: ['random'],
  mixed: ['greedy', 'random'],
  learned: ['learned'],
};

/** The companies that can play a game: not every game has bots that have learned it. */
export function companiesFor(bots: string[]): Company[] {
  return (Object.keys(COMPANIES) as Company[]).filter((company) =>
    COMPANIES[company].every((bot) => bots.includes(bot)),
  );
}
