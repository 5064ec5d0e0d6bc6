/** Tables only this domain names. */
export const ownedTables = ['banner', 'terms', 'topic'] as const
