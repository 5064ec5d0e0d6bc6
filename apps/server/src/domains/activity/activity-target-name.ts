/** Rows of notices, likes and search name activities so. */
export const activityTargetName = 'activity'
