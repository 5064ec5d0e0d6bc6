/** Rows of notices name lotteries so. */
export const lotteryTargetName = 'lottery'
