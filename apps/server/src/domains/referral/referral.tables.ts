/** Tables that only this domain may use. */
export const ownedTables = ['referral'] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { referral: ['achievement'] } as const
