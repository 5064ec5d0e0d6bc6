/** Tables only this domain names. */
export const ownedTables = ['tag', 'tag_follow'] as const
