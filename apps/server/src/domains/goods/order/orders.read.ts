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
import { sql, type RawBuilder, type Selectable } from 'kysely'
import type { App, MemberCtx } from '../../../context.ts'
import type { Queryable } from '../../../db/client.ts'
import { keysetPage, limitTo, type PageWindow } from '../../../db/paging.ts'
import { preparedList } from '../../../db/prepared-list.ts'
import { preparedQuery } from '../../../db/prepared-query.ts'
import type { GoodsCode } from '../../../db/tables.gen.ts'
import {
  afterValues,
  isAfter,
  isInWindow,
  timeKey,
  timeKeyOf,
  type AfterValues,
  type TimeKey,
} from '../../../db/time-key.ts'
import { fail } from '../../../fail.ts'
import { loadShops } from '../../shop/index.ts'
import { openCode } from '../codes/code-text.ts'
import { findShopIds, loadOrderedGoods, type OrderedGoods, type OrderRow } from '../goods.store.ts'
import { pictureUrl } from '../goods.view.ts'
import { openOrderAddress } from './order-address.ts'
import { orderColumns } from './order.store.ts'

const dayMs = 24 * 3600_000

/** A page of the caller's orders, newest first. totalCount: capped. */
export async function listOrders(ctx: MemberCtx, input: MethodParsed<typeof GoodsOrder.GetList>) {
  const { db, viewer } = ctx
  const { state } = input
  const variant = { ofState: state !== undefined, withCodes: input.withCodes === true }
  const valuesAfter = (after: TimeKey | null) => ({
    memberId: viewer.id,
    state: state ?? 0,
    ...afterValues(after),
  })
  const { rows, ...page } = await keysetPage(input, timeKey, {
    read: (window) => ownOrders.read(db, window, variant, valuesAfter(window.after)),
    count: () => ownOrders.count(db, variant, valuesAfter(null)),
    keyOf: timeKeyOf,
  })
  return { ...page, items: await orderItems(ctx, rows) }
}

type OwnVariant = { ofState: boolean; withCodes: boolean }

const ownOrders = preparedList<AfterValues & { memberId: string; state: number }, OwnVariant, OrderRow>(
  'goods.ownOrders',
  {
    rows: (param, { ofState, withCodes }) => sql`from goods_order
      where member_id = ${param('memberId')}::uuid
        ${ofState ? sql`and state = ${param('state')}` : sql``}
        ${withCodes ? sql`and kind in (2, 4)` : sql``}`,
    page: (rows, param) => sql`select ${orderColumns} ${rows} and ${isAfter('goods_order', param)}
      order by created_at desc, id desc`,
  },
)

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
  const [row, codes] = await Promise.all([findOwn(ctx, id), loadCodes(ctx, id)])
  const [ordered, shops] = await Promise.all([
    loadOrderedGoods(db, [row.goods_id]),
    codes.length === 0 ? null : loadShops(db, await shopIdsOf(db, row)),
  ])
  const goods = ordered.get(row.goods_id)
  const { shipped_at: shippedAt, ended_at: endedAt } = row
  const isUnderWay = row.state === orderStates.shipped && shippedAt !== null
  return {
    ...orderItem(ctx.app, row, goods),
    address: openOrderAddress(ctx.app.env, row),
    carrier: row.carrier,
    trackingNumber: row.tracking_number,
    note: row.note,
    useNote: goods?.useNote ?? '',
    shippedTime: shippedAt && timeTextOf(shippedAt),
    endTime: endedAt && timeTextOf(endedAt),
    completionTime: isUnderWay
      ? timeTextOf(new Date(shippedAt.getTime() + orderCompletionDays * dayMs))
      : null,
    codes,
    shops: [...(shops?.values() ?? [])].map(({ item }) => item),
  }
}

/** The shops that accept the codes of an order. */
const shopIdsOf = async (db: Queryable, { shop_id: shopId, goods_id: goodsId }: OrderRow) =>
  shopId === null ? findShopIds(db, goodsId) : [shopId]

async function findOwn({ db, viewer }: MemberCtx, id: string): Promise<OrderRow> {
  const [row] = await ownOrder(db, { id, memberId: viewer.id })
  return row ?? fail('ContentNotFound')
}

const ownOrder = preparedQuery<{ id: string; memberId: string }, OrderRow>('goods.ownOrder', (db, param) => {
  const query = sql<OrderRow>`select ${orderColumns} from goods_order
    where id = ${param('id')}::uuid and member_id = ${param('memberId')}::uuid`
  return { compile: () => query.compile(db) }
})

async function loadCodes({ app, db, now }: MemberCtx, orderId: string): Promise<OrderCode[]> {
  const rows = await codesOf(db, { orderId })
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

type CodeRow = Pick<Selectable<GoodsCode>, 'id' | 'code_cipher' | 'expires_at' | 'used_at'> & {
  state: OrderCode['state']
}

const codesOf = preparedQuery<{ orderId: string }, CodeRow>('goods.codes', (db, param) => {
  const query = sql<CodeRow>`select id, code_cipher, state, expires_at, used_at from goods_code
    where order_id = ${param('orderId')}::uuid order by id`
  return { compile: () => query.compile(db) }
})

/** Orders in a few words, in the order given. */
export async function orderItems(
  { app, db }: Pick<MemberCtx, 'app' | 'db'>,
  rows: readonly OrderRow[],
): Promise<OrderItem[]> {
  const ordered = await loadOrderedGoods(
    db,
    rows.map((row) => row.goods_id),
  )
  return rows.map((row) => orderItem(app, row, ordered.get(row.goods_id)))
}

function orderItem(app: App, row: OrderRow, goods: OrderedGoods | undefined): OrderItem {
  const cover = goods?.cover ?? null
  return {
    id: row.id,
    number: row.number,
    goodsId: row.goods_id,
    goodsType: row.goods_type,
    kind: row.kind,
    name: row.goods_name,
    coverUrl: cover === null ? null : pictureUrl(app, cover),
    frameSrc: goods?.frameSrc ?? null,
    count: row.count,
    coins: row.coins,
    state: row.state,
    createTime: timeTextOf(row.created_at),
  }
}
