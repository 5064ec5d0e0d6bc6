/** Tables only this domain names. */
export const ownedTables = ['follow', 'block'] as const

/** Whom friends follow is counted in one statement. */
export const tablesReadBy = { follow: ['feed'] } as const
