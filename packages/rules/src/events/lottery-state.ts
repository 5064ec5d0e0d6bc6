/** The facts that determine the state of a lottery. Times are epoch milliseconds. */
export interface LotteryFacts {
  stage: number
  type: number
  startTime: number
  endTime: number
  /** When it was drawn from a list; null before, and for instant lotteries. */
  drawnAt: number | null
  claimDays: number
}

export const lotteryStages = { draft: 0, published: 1, drawn: 2, cancelled: 3 } as const

const dayMs = 24 * 3600_000

/** 0 draft, 1 not open, 2 open, 3 waits for the draw, 4 drawn, 5 claims have ended, 6 cancelled */
export function lotteryStateAt(facts: LotteryFacts, now: number): 0 | 1 | 2 | 3 | 4 | 5 | 6 {
  const { stage, type, startTime, endTime, drawnAt, claimDays } = facts
  if (stage === lotteryStages.draft) return 0
  if (stage === lotteryStages.cancelled) return 6
  if (now < startTime) return 1
  if (now < endTime) return 2
  const drawn = type === 1 ? endTime : drawnAt
  if (drawn === null) return 3
  return now < drawn + claimDays * dayMs ? 4 : 5
}
