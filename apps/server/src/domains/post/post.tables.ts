export const ownedTables = [
  'publish',
  'publish_picture',
  'publish_shot',
  'publish_file',
  'publish_views',
  'publish_revision',
] as const

/** Tables that other domains read in statements of their own, since lists join them. Only this domain writes them. */
export const tablesReadBy = {
  publish: [
    'achievement',
    'album',
    'article',
    'circle',
    'contest',
    'evidence',
    'feed',
    'gallery',
    'gear',
    'growth',
    'photo',
    'quiz',
    'reaction',
    'referral',
    'reply',
    'search',
    'tag',
  ],
  publish_picture: ['achievement', 'album', 'evidence', 'gallery', 'gear', 'photo', 'quiz', 'search'],
  publish_shot: ['feed', 'gear', 'search'],
} as const
