/** Tables that only this domain may use. */
export const ownedTables = ['phone_request'] as const
