/** The name of posts among the kinds of targets. */
export const postTargetName = 'post'
