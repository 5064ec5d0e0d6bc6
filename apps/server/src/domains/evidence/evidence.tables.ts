export const ownedTables = ['evidence_day', 'evidence_head', 'evidence_link', 'near_copy'] as const

/** The head of the chain is shown in the footer of every page. */
export const tablesReadBy = { evidence_head: ['site'] } as const
