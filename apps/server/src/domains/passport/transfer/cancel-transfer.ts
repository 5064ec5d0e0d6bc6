import type { GearTransfer } from '@guangquan/contract'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockRegistration } from '../../product/index.ts'
import { endOpen } from './start-transfer.ts'
import { loadTransfer } from './transfer.read.ts'

/** @throws ContentNotFound, NotAllowedNow if none is open */
export async function cancelTransfer(
  ctx: MemberCtx,
  { regProductId }: { regProductId: string },
): Promise<GearTransfer> {
  return inTransaction(ctx, async (tx) => {
    await lockRegistration(ctx, tx, { id: regProductId, memberId: ctx.viewer.id })
    if (!(await endOpen(tx, regProductId, ctx.now))) fail('NotAllowedNow')
    return (await loadTransfer(tx, regProductId, ctx.now)) ?? fail('ContentNotFound')
  })
}
