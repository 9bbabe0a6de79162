/** The seat whose longest road the board shows, while somebody points at it. */
export const shine: { trail: readonly number[] } = $state({ trail: [] });
