/** Tables that only this domain may use. */
export const ownedTables = ['feedback', 'feedback_picture', 'feedback_reply'] as const
