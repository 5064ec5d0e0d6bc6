/** Tables that only this domain may use. */
export const ownedTables = ['post_like', 'post_collect', 'post_share', 'collect_folder'] as const
