export const ownedTables = ['publish_video'] as const
