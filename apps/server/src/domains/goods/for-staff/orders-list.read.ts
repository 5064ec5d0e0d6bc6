import {
  orderSheet,
  orderStateNames,
  StaffGoodsOrder,
  type MethodParsed,
  type StaffOrderItem,
} from '@guangquan/contract'
import { nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { StaffCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage } from '../../../db/paging.ts'
import { timeKey, timeKeyOf } from '../../../db/time-key.ts'
import { defineExport } from '../../../export/list-export.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import type { OrderRow } from '../goods.store.ts'
import { maskParcelAddress, parcelConditions, walkParcels } from '../../address/index.ts'
import { openOrderAddress } from '../order/order-address.ts'
import { orderColumns } from '../order/order.store.ts'
import { readOrders } from '../order/orders.read.ts'

type Filters = Omit<MethodParsed<typeof StaffGoodsOrder.Export>, 'reason' | 'requestId'>

/** A page of everybody's orders, newest first. totalCount: capped. */
export async function listStaffOrders(ctx: StaffCtx, input: MethodParsed<typeof StaffGoodsOrder.GetList>) {
  const { db } = ctx
  const found = await ordersWith(db, input)
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => readOrders(db, found, window),
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await staffOrderItems(ctx, rows) }
}

/** @throws ContentNotFound */
export async function getStaffOrder(
  ctx: Pick<StaffCtx, 'app'> & { db: Queryable },
  id: string,
): Promise<StaffOrderItem> {
  const { rows } = await sql<OrderRow>`select ${orderColumns} from goods_order where id = ${id}`.execute(
    ctx.db,
  )
  const [item] = await staffOrderItems(ctx, rows)
  return item ?? fail('ContentNotFound')
}

/** Orders with their full addresses, which a parcel needs. */
export const orderExport = defineExport(StaffGoodsOrder.Export, orderSheet, async function* (ctx, filters) {
  const { app, db } = ctx
  const found = await ordersWith(db, filters)
  const walked = walkParcels<OrderRow>({
    db,
    read: (last, limit) =>
      readOrders(db, found, { after: last === undefined ? null : timeKeyOf(last), skip: 0, limit }),
    open: (row) => openOrderAddress(app.env, row),
  })
  for await (const [row, parcel] of walked)
    yield {
      ...parcel,
      number: row.number,
      createTime: timeTextOf(row.created_at),
      name: row.goods_name,
      count: row.count,
      coins: row.coins,
      state: nameOf(orderStateNames, row.state),
    }
})

async function ordersWith(db: Queryable, filters: Filters): Promise<RawBuilder<unknown>> {
  const { state, goodsId } = filters
  const conditions = [
    sql<SqlBool>`true`,
    ...(await parcelConditions(db, filters, { alias: 'goods_order', title: 'goods_name' })),
    ...(state === undefined ? [] : [sql<SqlBool>`state = ${state}`]),
    ...(goodsId === undefined ? [] : [sql<SqlBool>`goods_id = ${goodsId}`]),
  ]
  return sql`from goods_order where ${sql.join(conditions, sql` and `)}`
}

async function staffOrderItems(
  ctx: Pick<StaffCtx, 'app'> & { db: Queryable },
  rows: readonly OrderRow[],
): Promise<StaffOrderItem[]> {
  const names = await loadNickNames(
    ctx.db,
    rows.map((row) => row.member_id),
  )
  return rows.map((row) => {
    const address = openOrderAddress(ctx.app.env, row)
    return {
      id: row.id,
      number: row.number,
      memberId: row.member_id,
      nickName: names.get(row.member_id) ?? '',
      goodsId: row.goods_id,
      name: row.goods_name,
      goodsType: row.goods_type,
      kind: row.kind,
      count: row.count,
      coins: row.coins,
      state: row.state,
      address: address && maskParcelAddress(address),
      carrier: row.carrier,
      trackingNumber: row.tracking_number,
      note: row.note,
      createTime: timeTextOf(row.created_at),
      shippedTime: row.shipped_at && timeTextOf(row.shipped_at),
      endTime: row.ended_at && timeTextOf(row.ended_at),
      version: row.version,
    }
  })
}
