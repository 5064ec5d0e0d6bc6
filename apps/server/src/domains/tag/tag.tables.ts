/** Tables that only this domain may use. */
export const ownedTables = ['tag', 'tag_follow'] as const
