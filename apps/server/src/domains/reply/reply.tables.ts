/** Tables that only this domain may use. */
export const ownedTables = ['reply', 'reply_like'] as const
