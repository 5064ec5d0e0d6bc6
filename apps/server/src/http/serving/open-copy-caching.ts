/**
 * `Cache-Control` of a copy that everybody may read. It never changes, so browsers keep it for a year. Shared caches
 * revalidate after ten minutes, which costs one 304: a post can stop being public, a picture can be masked or deleted.
 */
export const openCopyCaching = 'public, max-age=31536000, s-maxage=600, immutable'

/** Of one that a better format will replace. */
export const interimCopyCaching = 'public, max-age=3600, s-maxage=600'
