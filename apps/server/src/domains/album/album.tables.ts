/** Tables that only this domain may use. */
export const ownedTables = ['album', 'album_picture'] as const
