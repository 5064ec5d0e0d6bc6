export const ownedTables = ['tag', 'tag_follow'] as const

/** How many posts there are with a tag decides how they are found. */
export const tablesReadBy = { tag: ['feed'] } as const
