/** Tables that only this domain may use. */
export const ownedTables = ['faq_entry'] as const
