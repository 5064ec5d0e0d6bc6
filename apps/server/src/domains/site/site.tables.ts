/** Tables that only this domain may use. */
export const ownedTables = ['terms', 'terms_draft', 'topic', 'dictionary_entry'] as const
