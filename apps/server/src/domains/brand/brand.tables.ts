export const ownedTables = ['brand_picture'] as const
