import { activityBounds, type MethodOutput, type MethodParsed, type StaffActivity } from '@guangquan/contract'
import { sql } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { containing } from '../../../db/like-pattern.ts'

/** SQL: open accounts of those who may work at an entrance. */
const mayHelp = sql`closed_at is null and roles && array['activityOperator', 'storeClerk']::text[]`

/** Colleagues whom an activity can list, by part of the name. */
export async function findColleagues(
  { db }: StaffCtx,
  { keyword }: MethodParsed<typeof StaffActivity.FindStaff>,
): Promise<MethodOutput<typeof StaffActivity.FindStaff>> {
  const { rows } = await sql<{ id: string; name: string }>`select id, display_name as name
    from staff_account where ${mayHelp} and display_name ilike ${containing(keyword)}
    order by display_name, id limit ${sql.lit(activityBounds.staff)}`.execute(db)
  return { items: rows }
}

/** Those of `ids` whom an activity can list or already lists. */
export async function knownColleagues(
  db: Queryable,
  { activityId, ids }: { activityId: string; ids: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from staff_account
    where id = any(${[...ids]}::uuid[]) and (${mayHelp} or id in
      (select staff_id from activity_staff where activity_id = ${activityId}::uuid))`.execute(db)
  return rows.map(({ id }) => id)
}
