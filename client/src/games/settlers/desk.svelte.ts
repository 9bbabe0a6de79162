/** What this player has in hand but not done yet: a card held up, cards laid out for discarding. */
export const holding: { card: string | null; quiet: number } = $state({ card: null, quiet: -1 });
