/** Tables that only this domain may use. */
export const ownedTables = ['reply', 'reply_like'] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { reply: ['achievement', 'circle'] } as const
