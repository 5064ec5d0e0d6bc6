/** Tables that only this domain may use. */
export const ownedTables = ['brand_picture'] as const
