/** Default avatar. */
export const defaultHeadPicUrl = '/img/default-avatar.svg'
export const backgroundPx = { width: 1200, height: 400 } as const
export const maxChosenTopics = { atRegistration: 8, afterwards: 20 } as const

/** In grapheme clusters after NFC and trimming. */
export const maxIntroduction = 200
