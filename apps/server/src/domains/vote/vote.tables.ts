/** Tables that only this domain may use. */
export const ownedTables = ['vote', 'vote_option', 'vote_choice'] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { vote_choice: ['growth'] } as const
