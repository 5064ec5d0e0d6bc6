/** Tables that only this domain may use. */
export const ownedTables = ['report'] as const
