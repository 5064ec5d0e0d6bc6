/** Tables that only this domain may use. */
export const ownedTables = ['post_like', 'post_collect', 'post_share', 'collect_folder'] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = { post_like: ['growth'], post_collect: ['growth'] } as const
