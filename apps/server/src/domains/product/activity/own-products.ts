import {
  productOrigins,
  productStates,
  type ActivityObstacle,
  type ApplicationState,
  type ProductActivityDetail,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { preparedQuery } from '../../../db/prepared-query.ts'
import type { ActivityRow } from './activity.view.ts'
import { isGivenFor } from './given-gifts.ts'

type OwnProduct = ProductActivityDetail['products'][number]
type Purchase = Pick<ActivityRow, 'buy_from' | 'buy_to' | 'extension_months'>

interface OwnProductRow {
  activity_id: string
  id: string
  name: string
  serial_end: string
  bought_on: string
  state: number
  origin: number
  applied: ApplicationState
  is_extended: boolean
  is_given: boolean
}

/**
 * The products of a member that activities are for or were applied for with, newest first. The subselect hides the
 * number of activities from the planner, as `anyOf` does.
 */
export const readOwnProducts = preparedQuery<{ memberId: string; ids: readonly string[] }, OwnProductRow>(
  'product.ofActivities',
  (db, param) => {
    const states = [productStates.inReview, productStates.inForce, productStates.disputed]
    const query = sql<OwnProductRow>`
      select activity.id as activity_id, u.id, p.name, s.serial_end, u.bought_on, u.state, u.origin,
        coalesce(application.state, 0) as applied,
        exists (select from warranty_extension extension where extension.user_product_id = u.id
          and extension.activity_id = activity.id) as is_extended,
        ${isGivenFor(sql`activity.id`, 'u')} as is_given
      from user_product u
        join product_info p on p.id = u.product_id
        join product_serial s on s.id = u.serial_id
        cross join unnest((select ${param('ids')}::uuid[])) as activity(id)
        left join product_activity_model m on m.product_id = u.product_id and m.activity_id = activity.id
        left join product_application application
          on application.user_product_id = u.id and application.activity_id = activity.id
      where u.member_id = ${param('memberId')}::uuid
        and (application.id is not null or (m.product_id is not null
          and u.state in (${sql.join(states.map((state) => sql.lit(state)))})))
      order by u.created_at desc, u.id desc`
    return { compile: () => query.compile(db) }
  },
)

/** Those products by activity, with their obstacles. */
export function ownProductsOf(
  activities: readonly ActivityRow[],
  rows: readonly OwnProductRow[],
): Map<string, OwnProduct[]> {
  const purchases = new Map(activities.map((activity) => [activity.id, activity]))
  const own = new Map<string, OwnProduct[]>()
  for (const row of rows) {
    const purchase = purchases.get(row.activity_id)
    if (purchase === undefined) continue
    const product = {
      regProductId: row.id,
      name: row.name,
      serialEnd: row.serial_end,
      buyDate: row.bought_on,
      state: row.applied,
      obstacle: productObstacle(purchase, row),
    }
    own.set(row.activity_id, [...(own.get(row.activity_id) ?? []), product])
  }
  return own
}

/** Why a product of the right model may not take part. */
function productObstacle(
  { buy_from: from, buy_to: to, extension_months: months }: Purchase,
  {
    applied,
    state,
    bought_on: boughtOn,
    origin,
    is_extended: isExtended,
    is_given: isGiven,
  }: {
    applied: ApplicationState
    state: number
    bought_on: string
    origin: number
    is_extended: boolean
    is_given: boolean
  },
): OwnProduct['obstacle'] {
  if (applied !== 0) return 'applied'
  if (isExtended) return 'extended'
  if (isGiven) return 'given'
  if (state !== productStates.inForce) return 'notInForce'
  if (months > 0 && origin !== productOrigins.mainland) return 'notMainland'
  return boughtOn < from || boughtOn > to ? 'boughtOutside' : null
}

/** Why these products permit no application now; null if one of them does. */
export function obstacleOf(
  activity: ActivityRow,
  own: readonly OwnProduct[],
  now: Date,
): ActivityObstacle | null {
  if (!activity.is_open) return 'closed'
  if (now < activity.apply_from) return 'notBegun'
  if (now >= activity.apply_to) return 'ended'
  if (activity.quota !== null && activity.taken >= activity.quota) return 'full'
  const obstacles = own.map(({ obstacle }) => obstacle)
  if (obstacles.includes(null)) return null
  const order = ['applied', 'extended', 'given', 'notMainland', 'boughtOutside', 'notInForce'] as const
  return order.find((one) => obstacles.includes(one)) ?? 'noProduct'
}
