/** Tables that only this domain may use. */
export const ownedTables = ['user_address'] as const
