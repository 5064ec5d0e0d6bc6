/** Characters are counted without white space. */
export const articleLimits = {
  title: { min: 2, max: 60 },
  body: { min: 50, max: 20_000 },
  caption: 120,
  photos: 50,
  videos: 3,
  cover: { width: 1200, height: 675 },
  photoMB: 20,
  /** Of the HTML: characters as sent and as stored, where `&<>"'` are escaped, and elements. */
  html: { sent: 100_000, stored: 120_000, elements: 4000 },
} as const

/** Preview of a lesson for members without a registered product. */
export const lessonPreviewSeconds = 120
