import {
  productStates,
  type MethodOutput,
  type MethodParsed,
  type ProductActivity,
  type ProductActivityDetail,
  type UserProduct,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx, MemberCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput } from '../../../db/paging.ts'
import { isAfterTime, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'

export interface ActivityRow {
  id: string
  title: string
  kind: number
  rules: string
  buy_from: string
  buy_to: string
  apply_from: Date
  apply_to: Date
  needs_invoice: boolean
  needs_address: boolean
  quota: number | null
  taken: number
  is_open: boolean
  created_at: Date
  version: number
  models: { productId: string; name: string }[]
  gifts: { id: string; name: string }[]
}

const columns = sql`a.*,
  (select coalesce(jsonb_agg(jsonb_build_object('productId', p.id, 'name', p.name) order by p.sort, p.id), '[]')
    from product_activity_model m join product_info p on p.id = m.product_id
    where m.activity_id = a.id) as models,
  (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.position), '[]')
    from product_activity_gift g where g.activity_id = a.id) as gifts
  from product_activity a`

/** A page of activities, newest first. totalCount: capped. */
export async function pageOfActivities(db: Queryable, input: PageInput, where: RawBuilder<SqlBool>) {
  return keysetPage(input, timeKey, {
    read: async (window) => {
      const read =
        await sql<ActivityRow>`select ${columns} where ${where} and ${isAfterTime('a', window.after)}
        order by a.created_at desc, a.id desc ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, sql`from product_activity a where ${where}`),
    keyOf: timeKeyOf,
  })
}

/** @throws ContentNotFound */
export async function findActivity(
  db: Queryable,
  id: string,
  where = sql<SqlBool>`true`,
): Promise<ActivityRow> {
  const { rows } = await sql<ActivityRow>`select ${columns} where a.id = ${id}::uuid and ${where}`.execute(db)
  return rows[0] ?? fail('ContentNotFound')
}

export function activityOf(row: ActivityRow): ProductActivity {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    models: row.models,
    buyFrom: row.buy_from,
    buyTo: row.buy_to,
    applyFrom: timeTextOf(row.apply_from),
    applyTo: timeTextOf(row.apply_to),
    needInvoice: row.needs_invoice,
    needAddress: row.needs_address,
    gifts: row.gifts,
    quota: row.quota,
    left: row.quota === null ? null : row.quota - row.taken,
    rules: row.rules,
  }
}

/** The open activities. */
export async function listActivities(
  ctx: Ctx,
  input: MethodParsed<typeof UserProduct.GetProductActivityList>,
): Promise<MethodOutput<typeof UserProduct.GetProductActivityList>> {
  const { rows, ...page } = await pageOfActivities(ctx.db, input, sql<SqlBool>`a.is_open`)
  return { ...page, items: rows.map(activityOf) }
}

/** An open activity, with the caller's products that may take part or have. @throws ContentNotFound */
export async function getActivity(ctx: MemberCtx, { id }: { id: string }): Promise<ProductActivityDetail> {
  const row = await findActivity(ctx.db, id, sql<SqlBool>`a.is_open`)
  const products = await sql<ProductActivityDetail['products'][number]>`
    select u.id as "regProductId", p.name, s.serial_end as "serialEnd", u.bought_on as "buyDate",
      coalesce(application.state, 0) as state
    from user_product u
      join product_info p on p.id = u.product_id
      join product_serial s on s.id = u.serial_id
      join product_activity_model m on m.product_id = u.product_id and m.activity_id = ${id}::uuid
      left join product_application application
        on application.user_product_id = u.id and application.activity_id = m.activity_id
    where u.member_id = ${ctx.viewer.id}::uuid
      and (application.id is not null
        or (u.state = ${productStates.inForce} and u.bought_on between ${row.buy_from} and ${row.buy_to}))
    order by u.created_at desc, u.id desc limit 100`.execute(ctx.db)
  return { ...activityOf(row), products: products.rows }
}
