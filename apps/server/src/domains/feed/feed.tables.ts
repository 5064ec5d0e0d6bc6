export const ownedTables = ['feed_edition', 'feed_rank'] as const
