export const ownedTables = ['faq_entry'] as const
