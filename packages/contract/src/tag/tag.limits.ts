export const maxFollowedTags = 100

/** In grapheme clusters after NFC and trimming. */
export const maxTagText = 20
