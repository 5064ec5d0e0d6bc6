export const ownedTables = ['review_case', 'review_reason'] as const
