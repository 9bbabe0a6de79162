/** Whose longest trail the board shows, while somebody points at it. */
export const shine: { trail: readonly number[] } = $state({ trail: [] });
