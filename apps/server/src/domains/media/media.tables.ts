export const ownedTables = ['stored_file', 'stored_size'] as const

/** Mostly joined with a table of the reader. */
export const tablesReadBy = {
  stored_file: [
    'circle',
    'contest',
    'evidence',
    'exposure',
    'footage',
    'gallery',
    'near-hash',
    'passport',
    'quiz',
    'referral',
    'upload',
  ],
} as const
