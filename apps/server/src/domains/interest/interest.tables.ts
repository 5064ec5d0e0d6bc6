export const ownedTables = ['member_topic'] as const

export const tablesReadBy = { member_topic: ['achievement', 'growth'] } as const
