import { codeStates, goodsTexts, orderStates, shopTypes, type OrderState } from '@guangquan/contract'
import { inviteCodeAlphabet } from '@guangquan/rules/people/referral'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { App } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople, demoPerson } from '../../../demo/people.ts'
import { makeRandom, type Random } from '../../../demo/random.ts'
import { loadCoins, refundCoins, spendCoins } from '../../coin/index.ts'
import { findShopIdsOf } from '../../shop/index.ts'
import { codeIndex, sealCode } from '../codes/code-text.ts'
import { sealOrderAddress } from '../order/order-address.ts'
import { findVirtualGood } from '../virtual-goods.ts'
import { demoGoods } from './demo-goods.ts'

const dayMs = 24 * 3600_000
const picturePath = (name: string) => `/img/goods/${name}.webp`

interface DemoOrder {
  person: string
  goods: string
  daysAgo: number
  state: OrderState
  codeState?: (typeof codeStates)[keyof typeof codeStates]
  note?: string
}

/** Orders in every state; those of 林小满 are shown on every page about orders. */
const orders: readonly DemoOrder[] = [
  { person: '林小满', goods: 'calendar', daysAgo: 1, state: orderStates.toShip },
  {
    person: '林小满',
    goods: 'clean',
    daysAgo: 3,
    state: orderStates.completed,
    codeState: codeStates.unused,
  },
  { person: '林小满', goods: 'strap', daysAgo: 6, state: orderStates.shipped },
  {
    person: '林小满',
    goods: 'lecture',
    daysAgo: 30,
    state: orderStates.completed,
    codeState: codeStates.used,
  },
  { person: '林小满', goods: 'cloth', daysAgo: 41, state: orderStates.completed },
  {
    person: '林小满',
    goods: 'frame',
    daysAgo: 48,
    state: orderStates.returned,
    note: '面板有划痕，退货退金币',
  },
  { person: '林小满', goods: 'cloth', daysAgo: 55, state: orderStates.cancelled },
  { person: '沈一白', goods: 'postcards', daysAgo: 2, state: orderStates.toShip },
  { person: '阿岚', goods: 'postcards', daysAgo: 5, state: orderStates.shipped },
  {
    person: '沈一白',
    goods: 'lecture',
    daysAgo: 80,
    state: orderStates.completed,
    codeState: codeStates.expired,
  },
  {
    person: '阿岚',
    goods: 'lecture',
    daysAgo: 26,
    state: orderStates.returned,
    codeState: codeStates.void,
    note: '门店停业，已收回券码',
  },
  ...demoPeople.slice(1, 13).flatMap(({ nickName: person }, index) => [
    { person, goods: 'card', daysAgo: 9 + index, state: orderStates.completed },
    { person, goods: 'cloth', daysAgo: 15 + 5 * index, state: orderStates.completed },
    // For members with accepted products, who alone pay for a frame.
    ...(index % 3 === 1
      ? [{ person, goods: 'frame7', daysAgo: 2 + index, state: orderStates.completed }]
      : []),
  ]),
]

export const goodsDemo: DemoPart = {
  addRows: async ({ app, plan }, tx) => {
    const random = makeRandom('goods')
    const before = (days: number) => new Date(plan.now.getTime() - days * dayMs)
    const ids = new Map(demoGoods.map(({ key }) => [key, demoId(random, before(200))]))
    // Dealers and service points accept no codes.
    const shopIds = await findShopIdsOf(tx, shopTypes.own)
    await addGoods(tx, { ids, shopIds, at: before(90) })
    for (const order of orders.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
      await addOrder(
        { app, tx, random, goodsId: ids.get(order.goods) ?? '', shopId: shopIds[1] ?? null },
        order,
        before,
      )
    }
    await addPool({ app, tx, random, goodsId: ids.get('coupon') ?? '' }, before(30))
  },
  deriveRows: async ({ app }, tx) => {
    const orders = await tx
      .selectFrom('goods_order')
      .select(['id', 'member_id', 'goods_id', 'count', 'coins', 'goods_name', 'gives', 'gives_choice'])
      .select(['state', 'created_at', 'ended_at'])
      .orderBy('created_at')
      .execute()
    for (const order of orders) await settleOrder(app, tx, order)
  },
}

interface PaidOrder {
  id: string
  member_id: string
  goods_id: string
  count: number
  coins: number
  goods_name: string
  gives: string | null
  gives_choice: string
  state: number
  created_at: Date
  ended_at: Date | null
}

/** The price and the content of an order, once its member has earned the coins. */
async function settleOrder(app: App, tx: Tx, order: PaidOrder): Promise<void> {
  const { id: orderId, member_id: memberId, goods_name: goodsName, created_at: now, gives } = order
  const cause = { memberId, bizType: 'goods.order', bizId: orderId }
  if ((await loadCoins(tx, memberId, now)).balance < order.coins) return dropOrder(tx, order)
  if (order.coins > 0) {
    await spendCoins({ app, now }, tx, {
      ...cause,
      amount: order.coins,
      memo: goodsTexts.spending(goodsName),
    })
    const isRefunded = order.state === orderStates.cancelled || order.state === orderStates.returned
    if (isRefunded && order.ended_at !== null) await refundCoins({ now: order.ended_at }, tx, cause)
  }
  if (gives === null) return
  const { count, gives_choice: choice } = order
  await findVirtualGood(gives).give(tx, { memberId, orderId, goodsName, count, choice, now })
}

/** Members earn little if the photographs of the demonstration come from a small folder of the operator. */
async function dropOrder(tx: Tx, { id, goods_id: goodsId, state, count }: PaidOrder): Promise<void> {
  await tx.deleteFrom('goods_code').where('order_id', '=', id).execute()
  await tx.deleteFrom('goods_order').where('id', '=', id).execute()
  if (state === orderStates.cancelled) return
  await tx
    .updateTable('goods')
    .set((eb) => ({ sold: eb('sold', '-', count) }))
    .where('id', '=', goodsId)
    .execute()
}

const pooledCodes = 40

/** Codes of a mall, as staff import them. */
async function addPool({ app, tx, random, goodsId }: Omit<Adding, 'shopId'>, at: Date): Promise<void> {
  const batchId = demoId(random, at)
  const batch = { id: batchId, goods_id: goodsId, count: pooledCodes, created_by: 'demo-a', created_at: at }
  await insertRows(tx, 'goods_code_batch', [batch])
  const codes = Array.from({ length: pooledCodes }, () => {
    const [id, code] = [demoId(random, at), codeOf(random)]
    const sealed = { code_cipher: sealCode(app.env, id, code), code_index: codeIndex(app.env, code) }
    return { id, goods_id: goodsId, batch_id: batchId, state: codeStates.pooled, ...sealed }
  })
  await insertRows(tx, 'goods_code', codes)
  await tx
    .updateTable('goods')
    .set({ has_code_pool: true, stock: pooledCodes })
    .where('id', '=', goodsId)
    .execute()
}

async function addGoods(
  tx: Tx,
  { ids, shopIds, at }: { ids: ReadonlyMap<string, string>; shopIds: readonly string[]; at: Date },
): Promise<void> {
  const rows = demoGoods.map((goods, place) => ({
    id: ids.get(goods.key) ?? '',
    goods_type: goods.goodsType,
    kind: goods.kind,
    name: goods.name,
    summary: goods.summary,
    detail: goods.detail ?? '',
    use_note: goods.useNote ?? '',
    coins: goods.coins,
    min_level: goods.minLevel ?? 1,
    stock: goods.stock,
    limit_total: goods.limitTotal ?? null,
    limit_month: goods.limitMonth ?? null,
    limit_year: goods.limitYear ?? null,
    code_days: goods.codeDays ?? null,
    gives: goods.gives ?? null,
    gives_choice: goods.choice ?? '',
    state: 1,
    sort: place + 1,
    created_at: new Date(at.getTime() + place * 60_000),
    updated_at: at,
  }))
  await insertRows(tx, 'goods', rows)
  const pictures = demoGoods.flatMap(({ key, picture }) =>
    picture === undefined
      ? []
      : [
          {
            goods_id: ids.get(key) ?? '',
            position: 0,
            path: picturePath(picture),
            small_path: picturePath(`${picture}-small`),
          },
        ],
  )
  await insertRows(tx, 'goods_picture', pictures)
  const shops = demoGoods.flatMap(({ key, inShops }) =>
    inShops === undefined ? [] : shopIds.map((shopId) => ({ goods_id: ids.get(key) ?? '', shop_id: shopId })),
  )
  await insertRows(tx, 'goods_shop', shops)
}

interface Adding {
  app: App
  tx: Tx
  random: Random
  goodsId: string
  /** Where used codes were used. */
  shopId: string | null
}

async function addOrder(
  { app, tx, random, goodsId, shopId }: Adding,
  order: DemoOrder,
  before: (days: number) => Date,
): Promise<void> {
  const goods = demoGoods.find(({ key }) => key === order.goods)
  if (goods === undefined) throw new Error(`no goods are called ${order.goods}`)
  const { id: memberId, nickName } = demoPerson(order.person)
  const [at, { state }] = [before(order.daysAgo), order]
  const id = demoId(random, at)
  const isShipped = goods.kind === 1
  const later = (days: number) => new Date(Math.min(at.getTime() + days * dayMs, before(0).getTime()))
  const address = { receiver: nickName, phone: '13800130001', place: '浙江省杭州市西湖区文三路 88 号' }
  const wasSent = isShipped && state !== orderStates.toShip && state !== orderStates.cancelled
  await insertRows(tx, 'goods_order', [
    {
      id,
      number: `${timeTextOf(at).slice(2, 16).replace(/\D/g, '')}${random.between(100_000_000, 999_999_999)}`,
      member_id: memberId,
      goods_id: goodsId,
      goods_type: goods.goodsType,
      kind: goods.kind,
      goods_name: goods.name,
      gives: goods.gives ?? null,
      gives_choice: goods.choice ?? '',
      count: 1,
      coins: goods.coins,
      state,
      address_cipher: isShipped ? sealOrderAddress(app.env, id, address) : null,
      carrier: wasSent ? '顺丰速运' : '',
      tracking_number: wasSent ? `SF${random.between(1_000_000_000, 9_999_999_999)}` : '',
      note: order.note ?? '',
      created_at: at,
      shipped_at: wasSent ? later(1) : null,
      ended_at: endOf({ state, isShipped, at, later }),
    },
  ])
  if (goods.codeDays !== undefined) {
    const codeId = demoId(random, at)
    const code = codeOf(random)
    const isUsed = order.codeState === codeStates.used
    await insertRows(tx, 'goods_code', [
      {
        id: codeId,
        goods_id: goodsId,
        code_cipher: sealCode(app.env, codeId, code),
        code_index: codeIndex(app.env, code),
        state: order.codeState ?? codeStates.unused,
        order_id: id,
        member_id: memberId,
        expires_at: new Date(at.getTime() + goods.codeDays * dayMs),
        used_at: isUsed ? later(9) : null,
        used_shop_id: isUsed ? shopId : null,
        used_by: isUsed ? 'demo' : null,
      },
    ])
  }
}

interface Ending {
  state: OrderState
  isShipped: boolean
  at: Date
  later: (days: number) => Date
}

function endOf({ state, isShipped, at, later }: Ending): Date | null {
  if (state === orderStates.toShip || state === orderStates.shipped) return null
  if (!isShipped) return at
  return later(state === orderStates.cancelled ? 1 : 16)
}

function codeOf(random: Random): string {
  const group = () =>
    Array.from({ length: 4 }, () =>
      inviteCodeAlphabet.charAt(random.between(0, inviteCodeAlphabet.length - 1)),
    ).join('')
  return [group(), group(), group()].join('-')
}
