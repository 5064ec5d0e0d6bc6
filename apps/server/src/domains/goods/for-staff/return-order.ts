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
import { findMemberOf, lockOrder } from '../order/order.store.ts'
import { getStaffOrder } from './orders-list.read.ts'

/**
 * Ends an order that was returned or exchanged. With a refund its coins return to their lots and its unused codes are
 * void; the stock stays, since what came back may not be sold again.
 * @throws ContentNotFound, ChangedMeanwhile, NotAllowedNow for an order that was not shipped or is over, and for a refund
 *   after a code was used
 */
export async function returnOrder(
  ctx: StaffCtx,
  { id, refund, version, reason }: MethodParsed<typeof StaffGoodsOrder.Return>,
): Promise<StaffOrderItem> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const memberId = (await findMemberOf(tx, id)) ?? fail('ContentNotFound')
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
