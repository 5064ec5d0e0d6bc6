/** Tables that only this domain may use. */
export const ownedTables = [
  'medal',
  'medal_tier',
  'medal_award',
  'medal_progress',
  'medal_backlog',
  'profile_frame',
  'member_frame',
] as const
