/** Tables that only this domain may use. */
export const ownedTables = ['draft'] as const
