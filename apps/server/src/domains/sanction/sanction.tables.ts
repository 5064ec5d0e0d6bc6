/** Tables that only this domain may use. */
export const ownedTables = ['strike'] as const
