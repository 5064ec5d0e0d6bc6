/** Rows of notices of a registered product name it so. */
export const registrationTargetName = 'registration'
