/** Rows of notices name contests so. */
export const contestTargetName = 'contest'
