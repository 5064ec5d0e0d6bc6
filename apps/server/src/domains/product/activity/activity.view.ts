import type { ActivityKind, ProductActivity } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { App } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { sitePictureUrl } from '../../site-picture/index.ts'

export interface ActivityRow {
  id: string
  title: string
  kind: ActivityKind
  rules: string
  buy_from: string
  buy_to: string
  apply_from: Date
  apply_to: Date
  needs_invoice: boolean
  needs_address: boolean
  extension_months: number
  quota: number | null
  taken: number
  is_open: boolean
  picture_url: string
  created_at: Date
  version: number
  models: { productId: string; name: string }[]
  /** Those that are offered. */
  gifts: { id: string; name: string }[]
}

/** SQL: an `ActivityRow` of an activity `a`. */
export const activityColumns = sql`a.id, a.title, a.kind, a.rules, a.buy_from, a.buy_to, a.apply_from, a.apply_to,
  a.needs_invoice, a.needs_address, a.extension_months, a.quota, a.taken, a.is_open, a.picture_url, a.created_at,
  a.version,
  (select coalesce(jsonb_agg(jsonb_build_object('productId', p.id, 'name', p.name) order by p.sort, p.id), '[]')
    from product_activity_model m join product_info p on p.id = m.product_id
    where m.activity_id = a.id) as models,
  (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name) order by g.position, g.id), '[]')
    from product_activity_gift g where g.activity_id = a.id and g.is_offered) as gifts`

/** A page of activities, newest first. totalCount: capped. */
export async function pageOfActivities(db: Queryable, input: PageInput, where: RawBuilder<SqlBool>) {
  return keysetPage(input, timeKey, {
    read: async (window) => {
      const read = await sql<ActivityRow>`select ${activityColumns} from product_activity a
        where ${where} and ${isInWindow('a', window)}
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
  const { rows } = await sql<ActivityRow>`select ${activityColumns} from product_activity a
    where a.id = ${id}::uuid and ${where}`.execute(db)
  return rows[0] ?? fail('ContentNotFound')
}

export function activityOf(app: App, row: ActivityRow): ProductActivity {
  return {
    id: row.id,
    title: row.title,
    kind: row.kind,
    pictureUrl: sitePictureUrl(app, row.picture_url),
    models: row.models,
    buyFrom: row.buy_from,
    buyTo: row.buy_to,
    applyFrom: timeTextOf(row.apply_from),
    applyTo: timeTextOf(row.apply_to),
    needInvoice: row.needs_invoice,
    needAddress: row.needs_address,
    extensionMonths: row.extension_months,
    gifts: row.gifts,
    quota: row.quota,
    left: row.quota === null ? null : row.quota - row.taken,
    rules: row.rules,
    isOpen: row.is_open,
  }
}
