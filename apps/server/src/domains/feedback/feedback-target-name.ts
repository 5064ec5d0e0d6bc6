/** Rows of notices of a ticket name it so. */
export const feedbackTargetName = 'feedback'
