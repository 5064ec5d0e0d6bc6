import { orderStates, type OrderItem } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { sealOrderAddress, takeAddress } from './order-address.ts'
import { getOrderItem } from './orders.read.ts'
import { lockOrder } from './order.store.ts'

/** Changes the address of an order that was not sent yet. @throws ContentNotFound, NotAllowedNow, BadInput */
export async function changeOrderAddress(
  ctx: MemberCtx,
  { id, addressId }: { id: string; addressId: string },
): Promise<OrderItem> {
  return inTransaction(ctx, async (tx) => {
    const order = (await lockOrder(tx, { id, memberId: ctx.viewer.id })) ?? fail('ContentNotFound')
    if (order.state !== orderStates.toShip) fail('NotAllowedNow')
    const address = await takeAddress({ ...ctx, db: tx }, addressId)
    await tx
      .updateTable('goods_order')
      .set((eb) => ({
        address_cipher: sealOrderAddress(ctx.app.env, id, address),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute()
    return getOrderItem({ ...ctx, db: tx }, id)
  })
}
