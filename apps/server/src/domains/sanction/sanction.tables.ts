/** Tables that only this domain may use. */
export const ownedTables = ['strike', 'appeal', 'strike_lift'] as const
