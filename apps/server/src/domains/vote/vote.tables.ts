/** Tables only this domain names. */
export const ownedTables = ['vote', 'vote_option', 'vote_choice'] as const
