export const ownedTables = ['draft'] as const
