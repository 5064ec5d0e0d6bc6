import {
  exchangeAge,
  fieldSentences,
  goodsKinds,
  goodsTexts,
  goodsTypes,
  orderStates,
  type Goods,
  type MethodParsed,
  type OrderItem,
} from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockAccount, spendCoins } from '../coin/index.ts'
import { loadStanding } from '../standing/index.ts'
import { loadShops } from '../shop/index.ts'
import { handOutCodes } from './codes/hand-out-codes.ts'
import { countHad, findGoods, findShopIds, type GoodsRow } from './goods.store.ts'
import { ageFor, isInPeriod, leftFor } from './judge-goods.ts'
import { sealOrderAddress, takeAddress } from './order/order-address.ts'
import { insertOrder } from './order/order.store.ts'
import { getOrderItem } from './order/orders.read.ts'
import { findVirtualGood } from './virtual-goods.ts'

type Redeeming = Omit<MethodParsed<typeof Goods.Redeem>, 'requestId'>

/**
 * Gives a member goods: coins, limits, order, stock and codes in one transaction. Orders of one member stand in one
 * order by the lock of their account; the row of the goods is changed last, since everybody who wants them waits for
 * it.
 * @throws ContentNotFound, CoinsNotEnough, CoinDayLimit, StockNotEnough, RedeemLimit, GoodsLevelTooLow, GoodsClosed,
 *   GoodsChanged, OwnersOnly, ExchangeAge, BirthdayNeeded, BadInput for what an order of this kind needs
 */
export async function redeemGoods(ctx: MemberCtx, input: Redeeming): Promise<OrderItem> {
  const { now } = ctx
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    const goods = await findGoods(tx, input.id)
    if (goods?.state !== 1) fail('ContentNotFound')
    refuseGoods(goods, input, now)
    const good = goods.gives === null ? null : findVirtualGood(goods.gives)
    await good?.lock?.(tx, memberId)
    if ((await lockAccount(tx, memberId)) === null) fail('ContentNotFound')
    await refuseMember(ctx, tx, { goods, count: input.count })
    const orderId = uuid()
    const isShipped = goods.kind === goodsKinds.shipped
    const address = isShipped ? await takeAddress({ ...ctx, db: tx }, input.addressId) : null
    await insertOrder(tx, now, {
      id: orderId,
      memberId,
      goods,
      count: input.count,
      state: isShipped ? orderStates.toShip : orderStates.completed,
      address: address && sealOrderAddress(ctx.app.env, orderId, address),
      shopId: await takeShop(tx, goods, input.shopId),
    })
    const amount = goods.coins * input.count
    if (amount > 0) {
      const spending = {
        memberId,
        bizType: 'goods.order',
        bizId: orderId,
        amount,
        memo: goodsTexts.spending(goods.name),
      }
      await spendCoins(ctx, tx, spending)
    }
    const { count } = input
    await good?.give(tx, {
      memberId,
      orderId,
      goodsName: goods.name,
      count,
      choice: goods.gives_choice,
      now,
    })
    await takeStock(tx, goods, count)
    if (goods.code_days !== null) {
      await handOutCodes(ctx, tx, { goods, codeDays: goods.code_days, orderId, memberId, count })
    }
    return getOrderItem({ ...ctx, db: tx }, orderId)
  })
}

/** Refusals that need no lock, before anybody waits for one. */
function refuseGoods(goods: GoodsRow, { count, coins }: Redeeming, now: Date): void {
  if (coins !== undefined && coins !== goods.coins) fail('GoodsChanged')
  if (!isInPeriod(goods, now)) fail('GoodsClosed')
  if (goods.stock !== null && goods.stock < count) fail('StockNotEnough')
  if (goods.goods_type === goodsTypes.benefit && count !== 1) fail('BadInput')
}

async function refuseMember(
  { viewer, now }: MemberCtx,
  tx: Tx,
  { goods, count }: { goods: GoodsRow; count: number },
): Promise<void> {
  const standing = (await loadStanding(tx, viewer.id)) ?? fail('ContentNotFound')
  if (standing.level < goods.min_level) fail('GoodsLevelTooLow', { level: goods.min_level })
  if (goods.owners_only && !standing.isOwner) fail('OwnersOnly')
  const age = ageFor(goods, standing, now)
  if (age === 'unknown') fail('BirthdayNeeded', { age: exchangeAge })
  if (age === 'young') fail('ExchangeAge', { age: exchangeAge })
  const had = await countHad(tx, { memberId: viewer.id, goodsId: goods.id, now })
  if (leftFor(goods, { standing, had }) < count) fail('RedeemLimit')
}

/** Where the member wants to use a code: one of the shops of the goods, which is open. */
async function takeShop(tx: Tx, goods: GoodsRow, shopId: string | undefined): Promise<string | null> {
  if (shopId === undefined || goods.code_days === null) return null
  const shop = (await loadShops(tx, [shopId])).get(shopId)
  const isOffered = shop?.isOpen === true && (await findShopIds(tx, goods.id)).includes(shopId)
  if (!isOffered) fail('BadInput', { fields: { shopId: fieldSentences.shopId } })
  return shopId
}

// Everything that decided on the order, and may have changed since the row was read, is in the condition.
async function takeStock(tx: Tx, goods: GoodsRow, count: number): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    update goods set stock = stock - ${count}, sold = sold + ${count}
    where id = ${goods.id} and state = 1 and (stock is null or stock >= ${count}) and ${isAsRead(goods)}
    returning id`.execute(tx)
  if (rows.length > 0) return
  const current = await findGoods(tx, goods.id)
  if (current?.state !== 1) fail('ContentNotFound')
  fail((current.stock ?? count) < count ? 'StockNotEnough' : 'GoodsChanged')
}

const isAsRead = (goods: GoodsRow) => sql<SqlBool>`
  (coins, min_level, owners_only, valid_from, valid_to, limit_total, limit_month, limit_year, code_days, gives, gives_choice)
  is not distinct from (${goods.coins}::int, ${goods.min_level}::int, ${goods.owners_only}::boolean,
    ${goods.valid_from}::timestamptz, ${goods.valid_to}::timestamptz, ${goods.limit_total}::int,
    ${goods.limit_month}::int, ${goods.limit_year}::int, ${goods.code_days}::int, ${goods.gives}::text,
    ${goods.gives_choice}::text)`
