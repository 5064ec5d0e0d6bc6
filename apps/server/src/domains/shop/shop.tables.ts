/** Tables that only this domain may use. */
export const ownedTables = ['shop', 'shop_picture'] as const
