import { productStates, type Warranty } from '@guangquan/contract'
import { addMonths } from '@guangquan/rules/gear/warranty'
import { sql } from 'kysely'
import type { Tx } from '../../../db/client.ts'

type ActivityExtension = Warranty['extensions'][number]

/** SQL for a registration: the extensions of its warranty by activities, in order. */
export const activityExtensions = (registration = 'user_product') => sql<ActivityExtension[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('months', extension.months, 'activity', activity.title)
    order by extension.added_at, activity.id), '[]')
  from warranty_extension extension join product_activity activity on activity.id = extension.activity_id
  where extension.user_product_id = ${sql.ref(`${registration}.id`)})`

/** SQL for a registration `user_product`: the months that activities added to its warranty. */
export const activityMonths = sql<number>`(select coalesce(sum(months), 0)::int from warranty_extension
  where user_product_id = user_product.id)`

/**
 * SQL for a registration `user_product`: whether an activity has extended its warranty, regardless of who owned it
 * then.
 */
export const isExtendedBy = (activityId: string) => sql<boolean>`exists (select from warranty_extension
  where user_product_id = user_product.id and activity_id = ${activityId}::uuid)`

/** The facts from which the warranty of a registration follows. */
export interface WarrantyRow {
  state: number
  bought_on: string
  warranty_months: number
  extension_months: number
  activity_extensions: ActivityExtension[]
}

/** The warranty of a registration in force. */
export function warrantyOf(row: WarrantyRow): Warranty | null {
  if (row.state !== productStates.inForce) return null
  const invoiceMonths = invoiceMonthsOf(row)
  return {
    from: row.bought_on,
    until: addMonths(row.bought_on, row.warranty_months + row.extension_months),
    extensionMonths: row.extension_months,
    extensions: [
      ...(invoiceMonths > 0 ? [{ months: invoiceMonths, activity: '' }] : []),
      ...row.activity_extensions,
    ],
  }
}

/** The months that an accepted invoice added. */
export function invoiceMonthsOf({
  extension_months: all,
  activity_extensions: extensions,
}: Pick<WarrantyRow, 'extension_months' | 'activity_extensions'>): number {
  return all - extensions.reduce((sum, { months }) => sum + months, 0)
}

interface Extended {
  regProductId: string
  activityId: string
}

/** Extends a warranty for an activity, once. The registration is locked. @returns the added months */
export async function extendWarranty(
  tx: Tx,
  { regProductId, activityId, now }: Extended & { now: Date },
): Promise<number> {
  const { rows } = await sql<{ months: number }>`with added as (
      insert into warranty_extension (user_product_id, activity_id, months, added_at)
      select ${regProductId}::uuid, id, extension_months, ${now} from product_activity
      where id = ${activityId}::uuid and extension_months > 0
      on conflict do nothing returning months)
    update user_product set extension_months = extension_months + added.months from added
    where id = ${regProductId}::uuid returning added.months`.execute(tx)
  return rows[0]?.months ?? 0
}

/** Removes the extensions of a warranty by activities. The registration is locked. @returns the removed months */
export async function takeBackExtensions(
  tx: Tx,
  { regProductId, activityIds }: { regProductId: string; activityIds: readonly string[] },
): Promise<number> {
  const { rows } = await sql<{ months: number }>`with removed as (
      delete from warranty_extension
      where user_product_id = ${regProductId}::uuid and activity_id = any(${[...activityIds]}::uuid[])
      returning months),
    total as (select sum(months)::int as months from removed having count(*) > 0)
    update user_product set extension_months = extension_months - total.months from total
    where id = ${regProductId}::uuid returning total.months`.execute(tx)
  return rows[0]?.months ?? 0
}

/** Moves the extensions of activities to the new registration of a product that was handed over. */
export async function moveExtensions(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .updateTable('warranty_extension')
    .set({ user_product_id: to })
    .where('user_product_id', '=', from)
    .execute()
}
