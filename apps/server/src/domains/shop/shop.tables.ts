/** Tables that only this domain may use. */
export const ownedTables = ['shop'] as const
