import { levelStop } from '@guangquan/ui'

export interface LevelProgress {
  /** 0 to 1. */
  share: number
  /** Experience within this level, and the experience it needs; null at the last one. */
  reached: number
  needed: number | null
}

/** How far a member is within the level that is shown. */
export function progressOf(thresholds: readonly number[], exp: number, level: number): LevelProgress {
  const [from, to] = [thresholds[level - 1] ?? 0, thresholds[level]]
  if (to === undefined) return { share: 1, reached: exp, needed: null }
  const reached = Math.max(0, exp - from)
  return { share: Math.min(1, reached / (to - from)), reached, needed: to - from }
}

/** Lv.6 f/4 */
export const levelText = (level: number): string => `Lv.${level} ${levelStop(level)}`
