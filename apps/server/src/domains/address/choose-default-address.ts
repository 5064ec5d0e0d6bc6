import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockMembers } from '../standing/index.ts'
import { findAddress, moveDefault } from './address.store.ts'

/** Makes one of the caller's addresses the default. @throws ContentNotFound */
export async function chooseDefaultAddress(ctx: MemberCtx, { id }: { id: string }): Promise<void> {
  const own = { memberId: ctx.viewer.id, id }
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, [own.memberId])
    if ((await findAddress(tx, own)) === undefined) fail('ContentNotFound')
    await moveDefault(tx, own)
  })
}
