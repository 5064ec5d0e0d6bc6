export const ownedTables = ['banner', 'banner_click'] as const
