/**
 * Constants of the wire and of the pages; those of UI components are in `packages/ui` (`timing.ts`, `tokens.css`).
 * Names carry the unit.
 */

export const pageSize = 12
export const userPageDelayMs = 300
export const redirectDelayMs = 700
export const infiniteDistancePx = 20
export const infiniteDelayMs = 500
export const birthdayMinimum = '1920-01-01'
/** Default avatar. */
export const defaultHeadPicUrl = '/img/default-avatar.svg'
export const defaultPhotographyLevel = 1
export const allAudiences = [1, 2, 3] as const

/** Paging. */
export const maxPageSize = 50
export const maxSkipCount = 10_000
export const visitorPages = 3
/** Photographs of a post in a list; its page has them all. */
export const maxCardPictures = 9

/** Text, in grapheme clusters after NFC and trimming. */
export const textLimits = {
  postText: 2000,
  pictureTitle: 30,
  pictureAlt: 200,
  place: 50,
  comment: 500,
  tag: 20,
  tagsPerPost: 5,
  mentionsPerPost: 10,
  introduction: 200,
  report: 200,
  reviewReason: 200,
  maintenance: 200,
  /** Shortest text that must accompany 其他. */
  reportOther: 10,
  exifText: 60,
  album: 20,
  videoTitle: 40,
  videoText: 1000,
  folder: 20,
  voteTitle: { min: 4, max: 50 },
  voteText: 500,
  voteOption: 30,
} as const

/** A change within this time after publishing is not marked as edited. */
export const quietEditMs = 10 * 60_000
export const recycleBinDays = 30

/** Votes. */
export const voteLimits = {
  options: { min: 2, max: 10 },
  endsAfterMs: { min: 3600_000, max: 30 * 24 * 3600_000 },
  /** Tolerance of both limits, for the time between choosing the hour and submitting. */
  slackMs: 60_000,
  usualDays: 7,
} as const

/** Articles. Characters are counted without white space. */
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

/** Topics a post may belong to. */
export const topicsPerPost = 3

/** Photographs of a post. */
export const maxPicturesPerPost = 18
export const minShortEdgePx = 600
export const maxMegapixels = 120
/** More pixels of a HEIC do not fit into the decoder's memory several times: as decoded, as copied out, as PNG. */
export const maxHeicMegapixels = 50
export const maxSidePx = 20_000
export const maxPhotoMB = 50
/** GIFs, accepted in comments only. Megapixels of all frames together. */
export const movingLimits = { frames: 300, megapixels: 50 } as const
export const watermarkFromPx = 1080
export const tiledFromLevel = 4
export const maxAlbums = 100
export const albumsPerPost = 5
/** Photographs added to or removed from an album in one call. */
export const maxPicturesPerAlbumChange = 100
export const uploadPieceBytes = 5 * 1024 * 1024
export const parallelPieces = 3
export const pieceRetries = 3
export const maxDrafts = 20
export const draftAutosaveMs = 10_000

/** Accounts. */
export const maxChosenTopics = { atRegistration: 8, afterwards: 20 } as const
export const minimumAgeYears = 14
export const maxAddresses = 20
export const maxLiveSessions = 5
/** Width of the largest copy of a picture of the site, for dense screens. */
export const siteDenseWidth = 2160
/** Pictures of the site with the sizes that they are cut to. `dense`: width of the largest copy, where it is another. */
export const productPicture = { useType: 48, width: 1200, height: 900 } as const
export const topicCover = { useType: 42, width: 288, height: 216, dense: 864 } as const
/** The two pictures of a banner. */
export const bannerPictures = {
  wide: { useType: 40, width: 1800, height: 563 },
  narrow: { useType: 41, width: 750, height: 420 },
} as const
export const backgroundPx = { width: 1200, height: 400 } as const
export const scanPollMs = 2000
export const scanLifeMs = 5 * 60_000

/** Search, in grapheme clusters: a query with its conditions, a word to complete, a word to remember. */
/** `counted`: results are counted up to this number. */
export const searchLimits = {
  query: 100,
  word: 50,
  history: 10,
  hot: 10,
  hotDays: 7,
  nearest: 12,
  counted: 240,
} as const
export const maxFollowedTags = 100

/** Videos. Dimensions in pixels as displayed. */
export const maxVideoMB = 500
export const videoSeconds = { min: 3, max: 15 * 60 } as const
export const videoSides = { minShort: 480, maxShort: 2304, maxLong: 4096 } as const
export const videoFrameCount = 6
/** Preview of a lesson for members without a registered product. */
export const lessonPreviewSeconds = 120
export const maxSubtitleKiB = 100

/** Parts of an original, in its pixels: they begin and end at multiples of `step`; a large screen with a margin. */
export const originalCrop = { step: 256, maxSide: 4608 } as const
