/** Tables that only this domain may use. */
export const ownedTables = ['article'] as const
