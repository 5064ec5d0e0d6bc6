/** Tables that only this domain may use. */
export const ownedTables = ['data_export'] as const
