/** Tables only this domain names. */
export const ownedTables = ['report'] as const
