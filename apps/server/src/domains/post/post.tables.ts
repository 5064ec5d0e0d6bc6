/** Tables only this domain names. */
export const ownedTables = [
  'publish',
  'publish_picture',
  'publish_shot',
  'publish_file',
  'publish_views',
  'publish_revision',
  'tag',
  'tag_follow',
  'gear_best',
  'gear_stat',
  'draft',
  'feed_edition',
  'feed_rank',
  'album',
  'album_picture',
] as const
