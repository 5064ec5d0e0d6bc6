/** Tables that only this domain may use. */
export const ownedTables = ['referral'] as const
