/** Tables only this domain names. */
export const ownedTables = ['data_export'] as const
