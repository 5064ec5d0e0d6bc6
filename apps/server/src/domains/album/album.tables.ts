/** Tables only this domain names. */
export const ownedTables = ['album', 'album_picture'] as const
