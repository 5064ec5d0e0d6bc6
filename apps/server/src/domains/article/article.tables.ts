/** Tables only this domain names. */
export const ownedTables = ['article'] as const
