/** Tables that only this domain may use. */
export const ownedTables = ['review_case', 'review_reason'] as const
