export const ownedTables = ['data_export'] as const
