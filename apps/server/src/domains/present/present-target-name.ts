/** Rows of notices of a present name it so. */
export const presentTargetName = 'present'
