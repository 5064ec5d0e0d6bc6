/** Tables only this domain names. */
export const ownedTables = ['tag_follow'] as const
