/** Tables only this domain names. */
export const ownedTables = [
  'publish',
  'publish_picture',
  'tag',
  'draft',
  'feed_edition',
  'feed_rank',
] as const
