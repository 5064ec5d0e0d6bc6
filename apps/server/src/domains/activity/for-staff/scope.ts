import { hasStaffAccess, staff } from '@guangquan/contract/wire/staff-access'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable, Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { findActivity, lockActivity, type ActivityRow } from '../activity.store.ts'

const ofAllShops = staff('activityOperator')

/** Whether the caller organises the activities of every shop. */
export const worksForAll = (ctx: StaffCtx): boolean => hasStaffAccess(ofAllShops, ctx.staff.roles)

/** SQL: activities that the caller organises: of the own shop, or with the own name in the list. */
export function isOrganised(ctx: StaffCtx): RawBuilder<SqlBool> {
  if (worksForAll(ctx)) return sql<SqlBool>`true`
  const { id, shopId } = ctx.staff
  const isNamed = sql`exists (select from activity_staff named where named.activity_id = activity.id
    and named.staff_id = ${id}::uuid)`
  return shopId === null
    ? sql<SqlBool>`${isNamed}`
    : sql<SqlBool>`(activity.shop_id = ${shopId}::uuid or ${isNamed})`
}

async function refuseForeign(ctx: StaffCtx, db: Queryable, row: ActivityRow): Promise<void> {
  if (worksForAll(ctx) || (row.shop_id !== null && row.shop_id === ctx.staff.shopId)) return
  const named = await db
    .selectFrom('activity_staff')
    .where('activity_id', '=', row.id)
    .where('staff_id', '=', ctx.staff.id)
    .select('staff_id')
    .executeTakeFirst()
  if (named === undefined) fail('ContentNotFound')
}

/** An activity that the caller organises. @throws ContentNotFound */
export async function findOrganised(ctx: StaffCtx, db: Queryable, id: string): Promise<ActivityRow> {
  const row = (await findActivity(db, id)) ?? fail('ContentNotFound')
  await refuseForeign(ctx, db, row)
  return row
}

/** The same, locked. @throws ContentNotFound */
export async function lockOrganised(ctx: StaffCtx, tx: Tx, id: string): Promise<ActivityRow> {
  const row = await lockActivity(tx, id)
  await refuseForeign(ctx, tx, row)
  return row
}
