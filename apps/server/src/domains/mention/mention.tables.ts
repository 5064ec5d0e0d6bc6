/** Tables that only this domain may use. */
export const ownedTables = ['recent_contact'] as const
