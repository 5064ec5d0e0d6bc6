import { orderStates, type OrderItem } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockAccount, refundCoins } from '../../coin/index.ts'
import { getOrderItem } from './orders.read.ts'
import { lockOrder } from './order.store.ts'

/**
 * Cancels an order that is not shipped yet: its coins return to their lots, and the goods to the stock. Locks as
 * `redeemGoods` does: account, order, goods.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function cancelOrder(ctx: MemberCtx, { id }: { id: string }): Promise<OrderItem> {
  const memberId = ctx.viewer.id
  return inTransaction(ctx, async (tx) => {
    if ((await lockAccount(tx, memberId)) === null) fail('ContentNotFound')
    const order = (await lockOrder(tx, { id, memberId })) ?? fail('ContentNotFound')
    if (order.state !== orderStates.toShip) fail('NotAllowedNow')
    await tx
      .updateTable('goods_order')
      .set((eb) => ({ state: orderStates.cancelled, ended_at: ctx.now, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute()
    if (order.coins > 0) await refundCoins(ctx, tx, { memberId, bizType: 'goods.order', bizId: id })
    await sql`update goods set stock = stock + ${order.count}, sold = sold - ${order.count}
      where id = ${order.goods_id}`.execute(tx)
    return getOrderItem({ ...ctx, db: tx }, id)
  })
}
