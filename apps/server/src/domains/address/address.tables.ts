export const ownedTables = ['user_address'] as const
