const dayMs = 24 * 3600_000

/** So many warnings lead to an automatic strike. */
const warningsCounted = 3
const windowMs = 90 * dayMs

/** The first and second automatic strikes are mutes of so many days. The third and all later ones are bans. */
const muteDays = [7, 30] as const

/** An automatic strike: the indexes of its warnings, and its days; null for a ban. */
export interface EarnedStrike {
  warnings: readonly number[]
  days: number | null
}

/**
 * The automatic strikes that result from warnings: one for each three within 90 days, where no warning counts twice.
 * The first is a mute of 7 days, the second of 30, every further one a ban.
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
