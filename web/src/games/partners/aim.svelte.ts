/** What the reader does with a card that is only lifted: the table knows nothing of it yet, but the headline says how to go on. */
export const aim = $state<{ next: 'partners-how-to' | 'partners-how-to-steps' | null }>({ next: null });
