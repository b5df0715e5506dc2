/** What the reader still has to choose for a card that is only lifted: the table knows nothing of it yet. */
export const aim = $state<{ next: 'piece' | 'place' | null }>({ next: null });
