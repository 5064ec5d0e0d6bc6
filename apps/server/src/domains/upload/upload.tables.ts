export const ownedTables = ['file_upload'] as const

/** Bytes of unfinished uploads count towards the quota, in one statement with those of files. */
export const tablesReadBy = { file_upload: ['media'] } as const
