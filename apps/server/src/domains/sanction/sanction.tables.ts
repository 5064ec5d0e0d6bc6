/** Tables that only this domain may use. */
export const ownedTables = ['strike', 'appeal'] as const
