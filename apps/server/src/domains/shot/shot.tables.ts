export const ownedTables = ['publish_shot'] as const

export const tablesReadBy = { publish_shot: ['feed', 'gear', 'post', 'search'] } as const
