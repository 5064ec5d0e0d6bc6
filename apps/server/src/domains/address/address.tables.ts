/** Tables only this domain names. */
export const ownedTables = ['user_address'] as const
