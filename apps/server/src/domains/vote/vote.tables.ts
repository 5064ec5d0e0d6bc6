/** Tables that only this domain may use. */
export const ownedTables = ['vote', 'vote_option', 'vote_choice'] as const
