export const ownedTables = ['news', 'news_announcement', 'news_picture'] as const
