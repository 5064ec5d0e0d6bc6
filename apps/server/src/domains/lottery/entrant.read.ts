import { startOfDay } from '@guangquan/rules/time-text'
import type { Queryable } from '../../db/client.ts'
import { loadCoins } from '../coin/index.ts'
import { loadJoinTimes, loadStanding } from '../member/index.ts'
import type { Entrant } from './judge-entry.ts'
import { countTimes, type LotteryRow } from './lottery.store.ts'

/** What decides whether a member may have a ticket; null for an erased member. */
export async function loadEntrant(
  db: Queryable,
  { memberId, row, now }: { memberId: string; row: LotteryRow; now: Date },
): Promise<Entrant | null> {
  const [standing, joinTimes, { balance: coins }, checkedIn, times] = [
    await loadStanding(db, memberId),
    await loadJoinTimes(db, [memberId]),
    await loadCoins(db, memberId, now),
    await isCheckedIn(db, row, memberId),
    await countTimes(db, { lotteryId: row.id, memberId, since: startOfDay(now) }),
  ]
  const joinedAt = joinTimes.get(memberId)
  return standing === undefined || joinedAt === undefined
    ? null
    : { standing, joinedAt, coins, checkedIn, times }
}

async function isCheckedIn(db: Queryable, row: LotteryRow, memberId: string): Promise<boolean> {
  if (!row.needs_check_in || row.activity_id === null) return false
  const own = await db
    .selectFrom('enrolment')
    .where('activity_id', '=', row.activity_id)
    .where('member_id', '=', memberId)
    .where('checked_in_at', 'is not', null)
    .select('id')
    .executeTakeFirst()
  return own !== undefined
}

/** The activity at which tickets of a lottery are had. */
export async function findActivityOf(
  db: Queryable,
  row: LotteryRow,
): Promise<{ id: string; title: string } | null> {
  if (row.activity_id === null) return null
  const found = await db
    .selectFrom('activity')
    .where('id', '=', row.activity_id)
    .select(['id', 'title'])
    .executeTakeFirst()
  return found ?? null
}
