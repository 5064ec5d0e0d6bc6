export const ownedTables = ['phone_request'] as const
