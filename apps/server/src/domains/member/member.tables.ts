export const ownedTables = ['member'] as const

/** With each session the gate checks whether its member is still active. */
export const tablesReadBySession = ['member'] as const

/** Lists join it, and each domain reads what is asked of members there alone. */
export const tablesReadBy = {
  member: [
    'achievement',
    'activity',
    'circle',
    'club',
    'contest',
    'growth',
    'interest',
    'member-admin',
    'member-search',
    'news',
    'notice',
    'personal-data',
    'post-card',
    'present',
    'questionnaire',
    'quiz',
    'referral',
    'review',
    'social',
    'standing',
    'worn',
  ],
} as const
