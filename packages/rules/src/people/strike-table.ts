const dayMs = 24 * 3600_000

/** Warnings within this time lead to an automatic strike. */
const warningsCounted = 3
const windowMs = 90 * dayMs

/** What the first and the second automatic strike are: a mute of so many days. The third and every later one is a ban. */
const muteDays = [7, 30] as const

/** An automatic strike: the places of the warnings that earned it, and its days; null for a ban. */
export interface EarnedStrike {
  warnings: readonly number[]
  days: number | null
}

/**
 * The automatic strikes that warnings earn: each three within 90 days one, and no warning counts twice. The first is a
 * mute of 7 days, the second of 30, every further one a ban.
 * @param warnings their instants, in order of time
 */
export function earnedStrikes(warnings: readonly Date[]): EarnedStrike[] {
  const earned: EarnedStrike[] = []
  let open: { place: number; at: number }[] = []
  for (const [place, date] of warnings.entries()) {
    const at = date.getTime()
    open = [...open.filter((one) => at - one.at < windowMs), { place, at }]
    if (open.length < warningsCounted) continue
    earned.push({ warnings: open.map((one) => one.place), days: muteDays[earned.length] ?? null })
    open = []
  }
  return earned
}
