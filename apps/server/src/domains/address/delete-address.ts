import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockMembers } from '../standing/index.ts'
import { findAddresses, moveDefault } from './address.store.ts'

/** Deletes one of the caller's addresses; if it was the default, the newest becomes it. @throws ContentNotFound */
export async function deleteAddress(ctx: MemberCtx, { id }: { id: string }): Promise<void> {
  const memberId = ctx.viewer.id
  await inTransaction(ctx, async (tx) => {
    await lockMembers(tx, [memberId])
    const removed = await tx
      .deleteFrom('user_address')
      .where('id', '=', id)
      .where('member_id', '=', memberId)
      .returning('is_default')
      .executeTakeFirst()
    if (removed === undefined) fail('ContentNotFound')
    if (!removed.is_default) return
    const [newest] = await findAddresses(tx, memberId)
    if (newest !== undefined) await moveDefault(tx, { memberId, id: newest.id })
  })
}
