/** The church site that a drawn tile would fix, while somebody points at the tile. */
export const churchSite: { shown: readonly number[] } = $state({ shown: [] });
