/** Tables only this domain names. */
export const ownedTables = ['notice'] as const
