export const ownedTables = ['member', 'member_counter', 'member_topic', 'club_card'] as const

/** With each session the gate checks whether its member is still active. */
export const tablesReadBySession = ['member'] as const

export const tablesReadBy = {
  member: ['achievement', 'activity', 'circle', 'contest', 'growth', 'news', 'questionnaire', 'quiz'],
  member_counter: ['achievement', 'circle', 'growth'],
  member_topic: ['achievement', 'growth'],
  club_card: ['achievement'],
} as const
