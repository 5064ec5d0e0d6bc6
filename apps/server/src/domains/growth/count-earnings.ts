import { dayOf } from '@guangquan/rules/time-text'
import type { Tx } from '../../db/client.ts'
import type { Earning, NewLine } from './earning.ts'
import { addLines, findCounted, lockGrowth, type PayLines } from './exp-line.store.ts'
import { loadGrowthRules } from './growth-rules.ts'
import { keyOf } from './line-key.ts'
import { loadUsage } from './usage.ts'

interface CountOptions {
  now: Date
  /** Without notices, and without coins unless `pay` is given: for acts of long ago. */
  quietly?: boolean
  /** Moves the coins of the lines; by default now. */
  pay?: PayLines
}

/**
 * Counts what members did, each source once and within the caps of its day. The members are locked in the order of
 * their ids, so that caps are exact however many nodes count at once.
 * @returns what was earned
 */
export async function countEarnings(
  tx: Tx,
  earnings: readonly Earning[],
  { now, quietly = false, pay }: CountOptions,
): Promise<readonly NewLine[]> {
  const members = await lockGrowth(
    tx,
    earnings.map(({ memberId }) => memberId),
  )
  const open = earnings.filter(({ memberId }) => members.has(memberId))
  const counted = await findCounted(tx, open)
  const rules = await loadGrowthRules(tx)
  const fresh = open
    .filter((one) => !counted.has(keyOf(one)))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
  const usage = await loadUsage(tx, fresh, { rules, paysCoins: !quietly || pay !== undefined })
  const lines = new Map<string, NewLine>()
  for (const earning of fresh) {
    if (lines.has(keyOf(earning))) continue
    const day = dayOf(earning.at)
    const worth = usage.use({ ...earning, day })
    if (worth === null) continue
    lines.set(keyOf(earning), { ...earning, day, amount: worth.exp, coins: worth.coins, turn: 0 })
  }
  await addLines(tx, [...lines.values()], { now, rules, quietly, ...(pay === undefined ? {} : { pay }) })
  return [...lines.values()]
}
