export const ownedTables = ['post_emotion', 'post_emotion_tally'] as const
