export const ownedTables = ['club_card'] as const

export const tablesReadBy = { club_card: ['achievement', 'growth', 'member-admin'] } as const
