import { productStates } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'

/** The number of a live registration of the caller. @throws ContentNotFound */
export async function ownSerialId(ctx: MemberCtx, tx: Tx, regProductId: string): Promise<string> {
  const row = await tx
    .selectFrom('user_product')
    .where('id', '=', regProductId)
    .where('member_id', '=', ctx.viewer.id)
    .where('state', 'in', [productStates.inReview, productStates.inForce])
    .select('serial_id')
    .executeTakeFirst()
  return row?.serial_id ?? fail('ContentNotFound')
}
