/** In grapheme clusters after NFC and trimming. */
export const maxReviewReason = 200
