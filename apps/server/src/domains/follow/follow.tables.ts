/** Tables only this domain names. */
export const ownedTables = ['follow', 'block'] as const
