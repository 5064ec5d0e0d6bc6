export const ownedTables = ['recent_contact'] as const
