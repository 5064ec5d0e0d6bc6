import { neededProducts } from '@guangquan/contract'
import { noShowRule } from '@guangquan/rules/events/activity-state'
import { sql } from 'kysely'
import type { Queryable } from '../../db/client.ts'
import { loadStanding } from '../standing/index.ts'
import type { ActivityRow } from './activity.store.ts'
import type { Person } from './judge-sign-up.ts'

/** Loads the facts on which a member's sign-up for some activities depends. */
export async function loadPerson(
  db: Queryable,
  {
    memberId,
    now,
    rows,
  }: { memberId: string; now: Date; rows: readonly Pick<ActivityRow, 'id' | 'need_product'>[] },
): Promise<Person> {
  const listed = rows.filter((row) => row.need_product === neededProducts.listed).map(({ id }) => id)
  const [standing, ownsModelFor, noShows] = await Promise.all([
    loadStanding(db, memberId),
    findOwned(db, memberId, listed),
    findNoShows(db, memberId, now),
  ])
  return { level: standing?.level ?? 1, isOwner: standing?.isOwner ?? false, ownsModelFor, noShows }
}

async function findOwned(db: Queryable, memberId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`select distinct activity_id as id
    from activity_model join user_product on user_product.product_id = activity_model.product_id
    where activity_id = any(${ids}::uuid[]) and user_product.member_id = ${memberId}::uuid
      and user_product.state = 2`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** When a member did not come or left too late, in the time that counts. */
async function findNoShows(db: Queryable, memberId: string, now: Date): Promise<number[]> {
  const since = new Date(now.getTime() - noShowRule.withinMs - noShowRule.suspensionMs)
  const rows = await db
    .selectFrom('enrolment')
    .where('member_id', '=', memberId)
    .where('absent_at', '>', since)
    .where('excused', '=', false)
    .select('absent_at')
    .execute()
  return rows.flatMap(({ absent_at: at }) => at?.getTime() ?? [])
}
