/** Tables only this domain names. */
export const ownedTables = ['reply', 'reply_like'] as const
