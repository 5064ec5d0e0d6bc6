/** Tables that only this domain may use. */
export const ownedTables = [
  'medal',
  'medal_tier',
  'medal_award',
  'medal_progress',
  'medal_backlog',
  'profile_frame',
  'frame_rule',
  'member_frame',
] as const

/** Tables that other domains read in statements of their own. Only this domain writes them. */
export const tablesReadBy = {
  medal_award: ['circle', 'member'],
  profile_frame: ['contest'],
} as const
