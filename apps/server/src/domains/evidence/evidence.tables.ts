export const ownedTables = ['evidence_day', 'evidence_head', 'evidence_link', 'near_copy'] as const

/** The head of the chain stands at the foot of every page. */
export const tablesReadBy = { evidence_head: ['site'] } as const
