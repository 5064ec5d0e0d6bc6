export const ownedTables = ['album', 'album_picture'] as const
