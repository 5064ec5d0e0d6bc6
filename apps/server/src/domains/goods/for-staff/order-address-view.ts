import type { MethodParsed, ParcelAddress, StaffGoodsOrder } from '@guangquan/contract'
import * as z from 'zod'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { makeGrant, openGrant } from '../../../staff-grant.ts'
import { openOrderAddress } from '../order/order-address.ts'

const purpose = 'order-address-grant'

/** Records that a member of staff sees the address of an order. @throws ContentNotFound */
export async function requestOrderAddress(
  ctx: StaffCtx,
  { id, reason }: MethodParsed<typeof StaffGoodsOrder.RequestAddress>,
): Promise<{ grant: string }> {
  await inTransaction(ctx, async (tx) => {
    const order = await tx
      .selectFrom('goods_order')
      .select(['number', 'address_cipher'])
      .where('id', '=', id)
      .executeTakeFirst()
    if (order?.address_cipher == null) fail('ContentNotFound')
    await auditAct(ctx, tx, {
      act: 'goods.addressSeen',
      targetKind: 'order',
      targetId: id,
      reason,
      after: { number: order.number },
    })
  })
  return { grant: makeGrant(ctx, purpose, id) }
}

/** The address that a grant names. @throws TicketInvalid, ContentNotFound */
export async function getOrderAddress(ctx: StaffCtx, { grant }: { grant: string }): Promise<ParcelAddress> {
  const id = openGrant(ctx, purpose, { grant, about: z.uuid() })
  const row = await ctx.db
    .selectFrom('goods_order')
    .select(['id', 'address_cipher'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (row && openOrderAddress(ctx.app.env, row)) ?? fail('ContentNotFound')
}
