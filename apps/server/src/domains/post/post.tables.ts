/** Tables only this domain names. */
export const ownedTables = [
  'publish',
  'publish_picture',
  'publish_shot',
  'publish_file',
  'publish_views',
  'publish_revision',
  'draft',
] as const

/** Tables other domains read in statements of their own: a list joins them to its order. Nobody else writes them. */
export const tablesReadBy = {
  publish: ['album', 'feed', 'gear', 'photo', 'search', 'tag'],
  publish_picture: ['album', 'gear', 'photo', 'search'],
  publish_shot: ['feed', 'gear', 'search'],
} as const
