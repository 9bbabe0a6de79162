/** The lifted development card, and the callback for a pressed good. */
export const holding: { card: string | null; give: ((good: number) => void) | null } = $state({
  card: null,
  give: null,
});
