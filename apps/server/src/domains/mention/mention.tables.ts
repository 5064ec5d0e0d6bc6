/** Tables only this domain names. */
export const ownedTables = ['recent_contact'] as const
