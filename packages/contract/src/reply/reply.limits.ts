/** In grapheme clusters after NFC and trimming. */
export const maxCommentText = 500
