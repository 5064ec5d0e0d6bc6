export const minShortEdgePx = 600
export const maxMegapixels = 120

/** More pixels of a HEIC do not fit into the decoder's memory several times: as decoded, as copied out, as PNG. */
export const maxHeicMegapixels = 50
export const maxSidePx = 20_000
export const maxPhotoMB = 50

/** GIFs, accepted in comments only. Megapixels of all frames together. */
export const movingLimits = { frames: 300, megapixels: 50 } as const
export const maxVideoMB = 500
export const watermarkFromPx = 1080

/** Parts of an original, in its pixels: they begin and end at multiples of `step`; a large screen with a margin. */
export const originalCrop = { step: 256, maxSide: 4608 } as const

/** Width of the largest copy of a picture of the site, for dense screens. */
export const siteDenseWidth = 2160
export const uploadPieceBytes = 5 * 1024 * 1024
export const parallelPieces = 3
export const pieceRetries = 3

/** Texts of a photograph, in grapheme clusters after NFC and trimming. */
export const pictureLimits = { title: 30, alt: 200, exifText: 60 } as const
