import { startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { loadCoins } from '../coin/index.ts'
import { loadJoinTimes } from '../member/index.ts'
import { loadStanding } from '../standing/index.ts'
import type { AskedOf, Entrant, Named } from './judge-entry.ts'
import { findModels, ownsModel } from './lottery-models.ts'
import { countTimes, type LotteryRow } from './lottery.store.ts'

/** Facts on which a member's ticket depends; null for an erased member. */
export async function loadEntrant(
  db: Queryable,
  { memberId, row, now }: { memberId: string; row: LotteryRow; now: Date },
): Promise<Entrant | null> {
  const [standing, joinTimes, { balance: coins }, checkedIn, answered, owns, times] = [
    await loadStanding(db, memberId),
    await loadJoinTimes(db, [memberId]),
    await loadCoins(db, memberId, now),
    await isCheckedIn(db, row, memberId),
    await hasAnswered(db, row, memberId),
    row.owners_only && (await ownsModel(db, { lotteryId: row.id, memberId })),
    await countTimes(db, { lotteryId: row.id, memberId, since: startOfDay(now) }),
  ]
  const joinedAt = joinTimes.get(memberId)
  return standing === undefined || joinedAt === undefined
    ? null
    : { standing, joinedAt, coins, checkedIn, answered, ownsModel: owns, times }
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

async function hasAnswered(db: Queryable, row: LotteryRow, memberId: string): Promise<boolean> {
  if (row.questionnaire_id === null) return false
  const own = await db
    .selectFrom('questionnaire_participant')
    .where('questionnaire_id', '=', row.questionnaire_id)
    .where('member_id', '=', memberId)
    // Answers that were withdrawn do not count.
    .where('times', '>', 0)
    .select('times')
    .executeTakeFirst()
  return own !== undefined
}

/** The activity, the questionnaire and the models that the conditions of a lottery name. */
export async function findAskedOf(db: Queryable, row: LotteryRow): Promise<AskedOf> {
  return {
    activity: await findNamed(db, 'activity', row.activity_id),
    questionnaire: await findNamed(db, 'questionnaire', row.questionnaire_id),
    models: row.owners_only ? (await findModels(db, row.id)).map(({ name }) => name) : [],
  }
}

async function findNamed(
  db: Queryable,
  table: 'activity' | 'questionnaire',
  id: string | null,
): Promise<Named | null> {
  if (id === null) return null
  const { rows } = await sql<Named>`select id, title from ${sql.table(table)} where id = ${id}::uuid`.execute(
    db,
  )
  return rows[0] ?? null
}
