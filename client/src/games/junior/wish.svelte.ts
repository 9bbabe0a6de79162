/** The good that was pressed before the swap was opened, such as a card at the market. */
export const wish: { partner: string | null; get: string | null } = $state({ partner: null, get: null });
