/** Tables that only this domain may use. */
export const ownedTables = ['banner', 'terms', 'topic'] as const
