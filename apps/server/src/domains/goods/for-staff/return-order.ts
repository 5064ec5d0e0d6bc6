import {
  codeStates,
  goodsTexts,
  orderStates,
  type MethodParsed,
  type StaffGoodsOrder,
  type StaffOrderItem,
} from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockAccount, refundCoins } from '../../coin/index.ts'
import { createNotice } from '../../notice/index.ts'
import { orderTargetName } from '../order/order-target-name.ts'
import { findOrder, lockOrder } from '../order/order.store.ts'
import { findVirtualGood } from '../virtual-goods.ts'
import { getStaffOrder } from './orders-list.read.ts'

/**
 * Ends an order that was returned or exchanged. With a refund its coins return to their lots, its unused codes are void,
 * and what a virtual good gave is taken back; the stock stays, since what came back may not be sold again.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow for an order that was not shipped or is over, and for a refund
 *   after a code or what a virtual good gave was used
 */
export async function returnOrder(
  ctx: StaffCtx,
  { id, refund, version, reason }: MethodParsed<typeof StaffGoodsOrder.Return>,
): Promise<StaffOrderItem> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const found = (await findOrder(tx, id)) ?? fail('ContentNotFound')
    const memberId = found.member_id
    const good = refund && found.gives !== null ? findVirtualGood(found.gives) : null
    await good?.lock?.(tx, memberId)
    await lockAccount(tx, memberId)
    const order = (await lockOrder(tx, { id })) ?? fail('ContentNotFound')
    const target = { targetKind: 'order', targetId: id } as const
    if (order.version !== version) await failChanged(tx, target, { otherwise: goodsTexts.byMember })
    if (order.state !== orderStates.shipped && order.state !== orderStates.completed) fail('NotAllowedNow')
    const codes = await tx
      .selectFrom('goods_code')
      .select(['id', 'state'])
      .where('order_id', '=', id)
      .orderBy('id')
      .forUpdate()
      .execute()
    if (refund && codes.some(({ state }) => state === codeStates.used)) fail('NotAllowedNow')
    if (
      good !== null &&
      !(await good.takeBack(tx, {
        memberId,
        orderId: id,
        goodsName: order.goods_name,
        count: order.count,
        choice: order.gives_choice,
        now,
      }))
    )
      fail('NotAllowedNow')
    await tx
      .updateTable('goods_order')
      .set({ state: orderStates.returned, note: reason, ended_at: now, version: version + 1 })
      .where('id', '=', id)
      .execute()
    if (refund) {
      await tx
        .updateTable('goods_code')
        .set({ state: codeStates.void })
        .where('order_id', '=', id)
        .where('state', '=', codeStates.unused)
        .execute()
    }
    const about = { memberId, bizType: 'goods.order', bizId: id }
    const refunded = refund && order.coins > 0 ? await refundCoins(ctx, tx, about) : 0
    const note = goodsTexts.returned(order.goods_name, refunded)
    const ofOrder = { kind: orderTargetName, id }
    await createNotice(tx, now, { memberId, kind: 'goods.returned', target: ofOrder, note })
    await auditAct(ctx, tx, {
      act: 'goods.returned',
      ...target,
      reason,
      before: { state: order.state },
      after: { state: orderStates.returned, refunded, number: order.number },
    })
    return getStaffOrder({ app: ctx.app, db: tx }, id)
  })
}
