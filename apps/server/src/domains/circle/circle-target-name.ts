/** Names circles in notices, reports and the log of staff. */
export const circleTargetName = 'circle'
