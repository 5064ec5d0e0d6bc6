export const ownedTables = ['near_hash'] as const
