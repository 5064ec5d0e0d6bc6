export const ownedTables = ['feedback', 'feedback_picture', 'feedback_reply'] as const
