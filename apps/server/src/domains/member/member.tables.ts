/** Tables only this domain names. */
export const ownedTables = ['member'] as const
