export const ownedTables = ['reply', 'reply_like'] as const

export const tablesReadBy = { reply: ['achievement', 'circle'] } as const
