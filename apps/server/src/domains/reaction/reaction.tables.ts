/** Tables only this domain names. */
export const ownedTables = ['post_like', 'post_collect', 'post_share', 'collect_folder'] as const
