import {
  applicationSheet,
  applicationStateNames,
  applicationStates,
  StaffProductActivity,
  type MethodOutput,
  type MethodParsed,
  type StaffProductApplicationItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'
import { maskParcelAddress, parcelConditions, walkParcels } from '../../address/index.ts'
import { loadNickNames } from '../../member/index.ts'
import { applicationColumns, loadApplications, openAddress, type ApplicationRow } from './application.view.ts'

interface StaffRow extends ApplicationRow {
  number: string
  member_id: string
  activity_title: string
  product_name: string
  serial_end: string
  bought_on: string
  version: number
}

type Filters = Omit<MethodParsed<typeof StaffProductActivity.ExportApplications>, 'reason' | 'requestId'>

const columns = sql`${applicationColumns}, a.title as activity_title, p.name as product_name, s.serial_end,
    u.bought_on
  from product_application ap
    join product_activity a on a.id = ap.activity_id
    join user_product u on u.id = ap.user_product_id
    join product_info p on p.id = u.product_id
    join product_serial s on s.id = u.serial_id
    left join product_activity_gift g on g.id = ap.gift_id`

/** A page of applications: those in review oldest first, all others newest first. totalCount: capped. */
export async function listApplications(
  ctx: StaffCtx,
  input: MethodParsed<typeof StaffProductActivity.GetApplications>,
): Promise<MethodOutput<typeof StaffProductActivity.GetApplications>> {
  const where = await conditionOf(ctx.db, input)
  const waits = input.state === applicationStates.inReview
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: async (window) => {
      const after = waits ? isBehind(window.after) : isInWindow('ap', window)
      const order = waits ? sql`ap.created_at, ap.id` : sql`ap.created_at desc, ap.id desc`
      const read = await sql<StaffRow>`select ${columns} where ${where} and ${after}
        order by ${order} ${limitTo(window)}`.execute(ctx.db)
      return read.rows
    },
    count: () => countUpToCap(ctx.db, sql`from product_application ap where ${where}`),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await staffItems(ctx, rows) }
}

/** @throws ContentNotFound */
export async function getStaffApplication(ctx: StaffCtx, id: string): Promise<StaffProductApplicationItem> {
  const { rows } = await sql<StaffRow>`select ${columns} where ap.id = ${id}::uuid`.execute(ctx.db)
  const [item] = await staffItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

/** Applications with their full addresses, which a parcel needs. */
export const applicationExport = defineExport(
  StaffProductActivity.ExportApplications,
  applicationSheet,
  async function* ({ app, db }, filters) {
    const where = await conditionOf(db, filters)
    const walked = walkParcels<StaffRow>({
      db,
      read: async (last, limit) => {
        const after = isInWindow('ap', { after: last === undefined ? null : timeKeyOf(last) })
        const read = await sql<StaffRow>`select ${columns} where ${where} and ${after}
          order by ap.created_at desc, ap.id desc limit ${limit}`.execute(db)
        return read.rows
      },
      open: (row) => openAddress(app.env, row),
    })
    for await (const [row, parcel] of walked)
      yield {
        ...parcel,
        number: row.number,
        createTime: timeTextOf(row.created_at),
        activity: row.activity_title,
        product: row.product_name,
        serialEnd: row.serial_end,
        buyDate: row.bought_on,
        state: applicationStateNames[row.state],
        gift: row.gift_name ?? '',
        remark: row.remark,
        reason: row.reason,
      }
  },
)

async function conditionOf(db: Queryable, filters: Filters): Promise<RawBuilder<SqlBool>> {
  const { activityId, state } = filters
  const conditions = [
    sql<SqlBool>`true`,
    ...(await parcelConditions(db, filters, { alias: 'ap' })),
    ...(activityId === undefined ? [] : [sql<SqlBool>`ap.activity_id = ${activityId}::uuid`]),
    ...(state === undefined ? [] : [sql<SqlBool>`ap.state = ${state}`]),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

function isBehind(after: readonly [number, string] | null): RawBuilder<SqlBool> {
  if (after === null) return sql<SqlBool>`true`
  return sql<SqlBool>`(ap.created_at, ap.id) > (${new Date(after[0])}, ${after[1]}::uuid)`
}

async function staffItems(ctx: StaffCtx, rows: readonly StaffRow[]): Promise<StaffProductApplicationItem[]> {
  const items = await loadApplications(ctx, rows)
  const nickNames = await loadNickNames(
    ctx.db,
    rows.map((row) => row.member_id),
  )
  return items.flatMap((item, place) => {
    const row = rows[place]
    if (row === undefined) return []
    const address = openAddress(ctx.app.env, row)
    return [
      {
        ...item,
        address: address && maskParcelAddress(address),
        id: row.id,
        number: row.number,
        activityTitle: row.activity_title,
        productName: row.product_name,
        serialEnd: row.serial_end,
        buyDate: row.bought_on,
        memberId: row.member_id,
        nickName: nickNames.get(row.member_id) ?? '',
        version: row.version,
      },
    ]
  })
}
