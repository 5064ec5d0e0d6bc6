export const ownedTables = ['vote', 'vote_option', 'vote_choice'] as const

export const tablesReadBy = { vote_choice: ['growth'] } as const
