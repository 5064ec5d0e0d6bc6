/** Tables that only this domain may use. */
export const ownedTables = ['post_search', 'search_word', 'search_heat'] as const
