import { lotteryTurnedAway, type LotteryDetail, type LotteryObstacle } from '@guangquan/contract'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { entryCode } from './chain.ts'
import type { LotteryRow } from './lottery.store.ts'

export type CountedCondition = (typeof lotteryTurnedAway)[number]

/** The obstacle, if it is a condition for which people are counted. */
export const countedCondition = (obstacle: LotteryObstacle): CountedCondition | undefined =>
  lotteryTurnedAway.find((one) => one === obstacle)

/** Notes that a condition turned a member away; once, however often they try. */
export async function noteTurnedAway(
  db: Queryable,
  { row, condition, memberId }: { row: LotteryRow; condition: CountedCondition; memberId: string },
): Promise<void> {
  const code = entryCode(row.entry_key, memberId)
  await sql`insert into lottery_refusal (lottery_id, condition, code)
    values (${row.id}::uuid, ${condition}, ${code}) on conflict do nothing`.execute(db)
}

/** How many people each condition turned away, in the order of the conditions. */
export async function countTurnedAway(
  db: Queryable,
  lotteryId: string,
): Promise<LotteryDetail['turnedAway']> {
  const { rows } = await sql<{ condition: string; count: number }>`select condition, count(*)::int as count
    from lottery_refusal where lottery_id = ${lotteryId}::uuid group by condition`.execute(db)
  const counts = new Map(rows.map((row) => [row.condition, row.count]))
  return lotteryTurnedAway.flatMap((key) => {
    const count = counts.get(key) ?? 0
    return count === 0 ? [] : [{ key, count }]
  })
}
