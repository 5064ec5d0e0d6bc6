import {
  codeStates,
  orderCompletionDays,
  orderStates,
  type GoodsOrder,
  type MethodParsed,
  type OrderCode,
  type OrderDetail,
  type OrderItem,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { countUpToCap, keysetPage, limitTo, type PageWindow } from '../../../db/paging.ts'
import { isInWindow, timeKey, timeKeyOf, type TimeKey } from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { loadShops } from '../../shop/index.ts'
import { openCode } from '../codes/code-text.ts'
import { findGoods, findShopIds, loadFramesOf, loadPicturesOf, type OrderRow } from '../goods.store.ts'
import { pictureUrl } from '../goods.view.ts'
import { openOrderAddress } from './order-address.ts'
import { orderColumns } from './order.store.ts'

const dayMs = 24 * 3600_000

/** A page of the caller's orders, newest first. totalCount: capped. */
export async function listOrders(ctx: MemberCtx, input: MethodParsed<typeof GoodsOrder.GetList>) {
  const { db, viewer } = ctx
  const conditions = [
    sql<SqlBool>`member_id = ${viewer.id}`,
    ...(input.state === undefined ? [] : [sql<SqlBool>`state = ${input.state}`]),
    ...(input.withCodes === true ? [sql<SqlBool>`kind in (2, 4)`] : []),
  ]
  const found = sql`from goods_order where ${sql.join(conditions, sql` and `)}`
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => readOrders(db, found, window),
    count: () => countUpToCap(db, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await orderItems(ctx, rows) }
}

export async function readOrders(
  db: Queryable,
  found: RawBuilder<unknown>,
  window: Pick<PageWindow<TimeKey>, 'after' | 'skip' | 'limit'>,
): Promise<OrderRow[]> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} ${found} and ${isInWindow('goods_order', window)}
    order by created_at desc, id desc ${limitTo(window)}`.execute(db)
  return rows
}

/** One of the caller's orders in a few words. @throws ContentNotFound */
export async function getOrderItem(ctx: MemberCtx, id: string): Promise<OrderItem> {
  const [item] = await orderItems(ctx, [await findOwn(ctx, id)])
  return item ?? fail('ContentNotFound')
}

/** One of the caller's orders. @throws ContentNotFound */
export async function getOrder(ctx: MemberCtx, { id }: { id: string }): Promise<OrderDetail> {
  const { db } = ctx
  const row = await findOwn(ctx, id)
  const [[item], goods, codes, shopIds] = await Promise.all([
    orderItems(ctx, [row]),
    findGoods(db, row.goods_id),
    loadCodes(ctx, id),
    row.shop_id === null ? findShopIds(db, row.goods_id) : [row.shop_id],
  ])
  const { shipped_at: shippedAt, ended_at: endedAt } = row
  const isUnderWay = row.state === orderStates.shipped && shippedAt !== null
  return {
    ...(item ?? fail('ContentNotFound')),
    address: openOrderAddress(ctx.app.env, row),
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    note: row.note,
    useNote: goods?.use_note ?? '',
    shippedTime: shippedAt && timeTextOf(shippedAt),
    endTime: endedAt && timeTextOf(endedAt),
    completionTime: isUnderWay
      ? timeTextOf(new Date(shippedAt.getTime() + orderCompletionDays * dayMs))
      : null,
    codes,
    shops: codes.length === 0 ? [] : [...(await loadShops(db, shopIds)).values()].map(({ item }) => item),
  }
}

async function findOwn({ db, viewer }: MemberCtx, id: string): Promise<OrderRow> {
  const { rows } = await sql<OrderRow>`
    select ${orderColumns} from goods_order where id = ${id} and member_id = ${viewer.id}`.execute(db)
  return rows[0] ?? fail('ContentNotFound')
}

async function loadCodes({ app, db, now }: MemberCtx, orderId: string): Promise<OrderCode[]> {
  const rows = await db
    .selectFrom('goods_code')
    .where('order_id', '=', orderId)
    .select(['id', 'code_cipher', 'state', 'expires_at', 'used_at'])
    .orderBy('id')
    .execute()
  return rows.map((row) => {
    const expiresAt = row.expires_at ?? now
    // A job marks them once an hour.
    const isOver = row.state === codeStates.unused && expiresAt <= now
    return {
      id: row.id,
      code: openCode(app.env, row.id, row.code_cipher),
      state: isOver ? codeStates.expired : row.state,
      expireTime: timeTextOf(expiresAt),
      usedTime: row.used_at && timeTextOf(row.used_at),
    }
  })
}

/** Orders in a few words, in the order given. */
export async function orderItems(
  { app, db }: Pick<MemberCtx, 'app' | 'db'>,
  rows: readonly OrderRow[],
): Promise<OrderItem[]> {
  const goodsIds = rows.map((row) => row.goods_id)
  const [pictures, frames] = await Promise.all([loadPicturesOf(db, goodsIds), loadFramesOf(db, goodsIds)])
  return rows.map((row) => {
    const cover = pictures.get(row.goods_id)?.[0]
    return {
      id: row.id,
      number: row.number,
      goodsId: row.goods_id,
      goodsType: row.goods_type,
      kind: row.kind,
      name: row.goods_name,
      coverUrl: cover === undefined ? null : pictureUrl(app, cover.smallPath),
      frameSrc: frames.get(row.goods_id) ?? null,
      count: row.count,
      coins: row.coins,
      state: row.state,
      createTime: timeTextOf(row.created_at),
    }
  })
}
