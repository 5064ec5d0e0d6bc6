/** Tables only this domain names. */
export const ownedTables = [
  'publish',
  'publish_picture',
  'publish_shot',
  'publish_file',
  'publish_views',
  'publish_revision',
  'tag',
  'draft',
] as const

/** Tables other domains read in statements of their own: a list joins them to its order. Nobody else writes them. */
export const tablesReadBy = {
  publish: ['album', 'feed', 'gear', 'photo', 'tag'],
  publish_picture: ['album', 'gear', 'photo'],
  publish_shot: ['feed', 'gear'],
  tag: ['tag'],
} as const
