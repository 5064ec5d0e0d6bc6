/** Tables only this domain names. */
export const ownedTables = ['referral'] as const
