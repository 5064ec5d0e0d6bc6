export const ownedTables = ['member_counter'] as const

export const tablesReadBy = {
  member_counter: [
    'achievement',
    'circle',
    'growth',
    'member',
    'member-admin',
    'personal-data',
    'referral',
    'review',
  ],
} as const
