import { startOfDay } from '../time-text.ts'

const hourMs = 3600_000

/**
 * The end of the quiet hours that contain an instant; null outside of them.
 * @param quiet hours in Shanghai; 22 to 8 spans midnight, and an hour to itself means none
 */
export function quietUntil(now: Date, quiet: { from: number; to: number } | null): Date | null {
  if (quiet === null || quiet.from === quiet.to) return null
  const day = startOfDay(now).getTime()
  const hour = (now.getTime() - day) / hourMs
  const isOverMidnight = quiet.from > quiet.to
  if (isOverMidnight && hour >= quiet.from) return new Date(day + (24 + quiet.to) * hourMs)
  const isQuiet = hour < quiet.to && (isOverMidnight || hour >= quiet.from)
  return isQuiet ? new Date(day + quiet.to * hourMs) : null
}
