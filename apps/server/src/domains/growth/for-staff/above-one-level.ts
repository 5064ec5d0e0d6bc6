import { levelAt } from '@guangquan/rules/growth/level'

interface Correction {
  /** Experience at which each level begins, from Lv.1. */
  thresholds: readonly number[]
  /** Experience of the member now. */
  exp: number
  amount: number
  /**
   * The requester's corrections for the member today without a second person: their sum, and the sum of their absolute
   * amounts.
   */
  alone: { net: number; size: number }
}

/**
 * Whether a correction, with those of the same requester, member and day, is above one level: larger than the level of
 * the member is wide, or moving them by more than one. The level before these corrections and the one now both count,
 * so that splitting a correction does not widen the measure; up and down add up.
 */
export function isAboveOneLevel({ thresholds, exp, amount, alone }: Correction): boolean {
  const before = exp - alone.net
  const width = Math.min(widthAt(thresholds, before), widthAt(thresholds, exp))
  const moved = Math.abs(levelAt(thresholds, exp + amount) - levelAt(thresholds, before))
  return Math.abs(amount) + alone.size > width || moved > 1
}

/** How much experience a level takes; the last one as much as the one before it. */
function widthAt(thresholds: readonly number[], exp: number): number {
  const level = Math.min(levelAt(thresholds, exp), thresholds.length - 1)
  return (thresholds[level] ?? 0) - (thresholds[level - 1] ?? 0)
}
