export const allAudiences = [1, 2, 3] as const

/** Photographs of a post in a list; its page has them all. */
export const maxCardPictures = 9

/** A change within this time after publishing is not marked as edited. */
export const quietEditMs = 10 * 60_000
export const recycleBinDays = 30

/** Topics a post may belong to. */
export const topicsPerPost = 3

/** Text of a post, in grapheme clusters after NFC and trimming, and what it may name. */
export const postLimits = { text: 2000, place: 50, tags: 5, mentions: 10 } as const
