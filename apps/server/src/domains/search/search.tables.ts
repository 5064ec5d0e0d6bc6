/** Tables only this domain names. */
export const ownedTables = ['post_search', 'search_word', 'search_heat'] as const
