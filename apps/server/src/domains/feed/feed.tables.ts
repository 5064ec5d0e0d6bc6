/** Tables that only this domain may use. */
export const ownedTables = ['feed_edition', 'feed_rank'] as const
