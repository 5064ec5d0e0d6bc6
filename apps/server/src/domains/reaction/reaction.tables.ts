export const ownedTables = ['post_like', 'post_collect', 'post_share', 'collect_folder'] as const

export const tablesReadBy = { post_like: ['growth'], post_collect: ['growth'] } as const
