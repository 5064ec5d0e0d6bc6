/** Tables that only this domain may use. */
export const ownedTables = ['banner', 'banner_click'] as const
