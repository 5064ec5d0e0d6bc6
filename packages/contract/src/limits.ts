/** Constants of the wire and of the pages, each in this one place. Units in the names. */

/** Requirements §9. */
export const pageSize = 12
export const requestTimeoutMs = 60_000
export const chunkTimeoutMs = 120_000
export const refreshBeforeExpiryMs = 5 * 60_000
export const backToTopAfterPx = 50
export const clickDebounceMs = 300
export const successToastMs = 1000
export const errorToastMs = 3000
export const userPageDelayMs = 300
export const redirectDelayMs = 700
export const emotionSlideMs = 150
export const suggestionFadeMs = 300
export const lazyPreloadFactor = 1.3
export const lazyRetries = 1
export const infiniteDistancePx = 20
export const infiniteDelayMs = 500
export const birthdayMinimum = '1920-01-01'
export const defaultPhotographyLevel = 1
export const defaultApplyAuditSetting = 1
export const allAudiences = [1, 2, 3] as const
export const nonceLength = 8
export const signatureSkewSeconds = 300
export const sliderBreakpointsPx = { medium: 768, small: 480 } as const
export const calendarYears = { back: 10, forward: 2 } as const

/** Paging. */
export const maxPageSize = 50
export const maxSkipCount = 10_000
export const visitorPages = 3

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
  /** 其他 needs this much. */
  reportOther: 10,
  exifText: 60,
  album: 20,
  folder: 20,
  voteTitle: { min: 4, max: 50 },
  voteText: 500,
  voteOption: 30,
} as const

/** Folders of what one collected, beside the default one. */
export const maxFolders = 50
/** A change so soon after publishing is not marked. */
export const quietEditMs = 10 * 60_000
export const recycleBinDays = 30

/** Votes. */
export const voteLimits = {
  options: { min: 2, max: 10 },
  endsAfterMs: { min: 3600_000, max: 30 * 24 * 3600_000 },
  usualDays: 7,
} as const

/** Articles. Characters are counted without white space. */
export const articleLimits = {
  title: { min: 2, max: 60 },
  body: { min: 50, max: 20_000 },
  caption: 120,
  photos: 50,
  videos: 3,
  cover: { width: 960, height: 540 },
  photoMB: 20,
} as const

/** Photographs of a post. */
export const maxPicturesPerPost = 18
export const minShortEdgePx = 600
export const maxMegapixels = 120
export const maxSidePx = 20_000
export const maxPhotoMB = 50
export const watermarkFromPx = 1080
export const tiledFromLevel = 4
export const maxAlbums = 100
export const albumsPerPost = 5
/** Photographs put into an album, or taken out, at once. */
export const picturesPerPut = 100
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
export const backgroundPx = { width: 1200, height: 400 } as const
export const scanPollMs = 2000
export const scanLifeMs = 5 * 60_000

/** Searching, in grapheme clusters: a query with its conditions, a word that is completed, what is remembered. */
export const searchLimits = { query: 100, word: 50, history: 10, hot: 10, hotDays: 7 } as const
export const followedTagsAtMost = 100
