export const maxAlbums = 100
export const albumsPerPost = 5

/** Photographs added to or removed from an album in one call. */
export const maxPicturesPerAlbumChange = 100

/** In grapheme clusters after NFC and trimming. */
export const maxAlbumTitle = 20
