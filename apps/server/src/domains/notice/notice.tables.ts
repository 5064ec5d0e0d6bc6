export const ownedTables = ['notice', 'like_notice', 'like_notice_actor'] as const
