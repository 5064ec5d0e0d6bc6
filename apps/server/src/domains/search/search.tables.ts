export const ownedTables = ['search_entry', 'search_word', 'search_heat'] as const
