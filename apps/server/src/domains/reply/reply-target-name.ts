/** The name of comments among the kinds of targets. */
export const replyTargetName = 'comment'
