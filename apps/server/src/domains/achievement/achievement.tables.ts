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

export const tablesReadBy = {
  medal_award: ['circle', 'member'],
  profile_frame: ['contest'],
} as const
