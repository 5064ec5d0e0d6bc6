const dayMs = 24 * 3600_000
const shanghaiOffsetMs = 8 * 3600_000

/**
 * The instant some working days later, at the same time of day. Saturdays and Sundays in Shanghai do not count; public
 * holidays do, since they change every year.
 */
export function afterWorkingDays(from: Date, days: number): Date {
  let at = from.getTime()
  for (let left = days; left > 0;) {
    at += dayMs
    if (isWorkingDay(at)) left -= 1
  }
  return new Date(at)
}

function isWorkingDay(at: number): boolean {
  const day = new Date(at + shanghaiOffsetMs).getUTCDay()
  return day !== 0 && day !== 6
}
