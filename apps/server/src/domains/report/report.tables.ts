/** Tables that only this domain may use. */
export const ownedTables = ['report'] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { report: ['achievement'] } as const
