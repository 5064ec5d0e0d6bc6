export const ownedTables = ['shop', 'shop_picture'] as const
