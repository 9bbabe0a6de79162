/** What was pointed at before the swap was opened: a card at the market, for example. */
export const wish: { partner: string | null; get: string | null } = $state({ partner: null, get: null });
