export const ownedTables = ['terms', 'terms_draft', 'topic', 'dictionary_entry'] as const

/** How many posts there are with a topic decides how they are found. */
export const tablesReadBy = { topic: ['feed'] } as const
