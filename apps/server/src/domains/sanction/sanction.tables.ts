export const ownedTables = ['strike', 'appeal', 'strike_lift'] as const
