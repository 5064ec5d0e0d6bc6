export const ownedTables = ['follow', 'block'] as const

/** Friends of friends are counted in one statement. */
export const tablesReadBy = { follow: ['contest', 'feed'] } as const
