export const ownedTables = ['article'] as const
