/** Tables that only this domain may use. */
export const ownedTables = ['banner', 'terms', 'terms_draft', 'topic'] as const
