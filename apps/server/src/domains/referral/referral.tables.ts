export const ownedTables = ['referral'] as const

export const tablesReadBy = { referral: ['achievement'] } as const
