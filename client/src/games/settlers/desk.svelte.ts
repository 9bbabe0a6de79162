/** What this player has in hand but not done yet: a card held up, and where a good that is pressed goes. */
export const holding: { card: string | null; give: ((good: number) => void) | null } = $state({
  card: null,
  give: null,
});
