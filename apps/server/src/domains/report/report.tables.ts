export const ownedTables = ['report'] as const

export const tablesReadBy = { report: ['achievement'] } as const
