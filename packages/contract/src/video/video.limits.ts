export const videoSeconds = { min: 3, max: 15 * 60 } as const

/** Pixels as displayed. */
export const videoSides = { minShort: 480, maxShort: 2304, maxLong: 4096 } as const
export const videoFrameCount = 6
export const maxSubtitleKiB = 100

/** Texts of a video, in grapheme clusters after NFC and trimming. */
export const videoTexts = { title: 40, text: 1000 } as const
