import type { MethodParsed, Notice, UnreadCount } from '@guangquan/contract'
import type { MemberCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { announceNotices } from './announce-notices.ts'
import { countUnread } from './unread.read.ts'

// An id of no row, since `in ()` is not valid SQL.
const nobody = '00000000-0000-0000-0000-000000000000'

/**
 * Marks notices of the caller as read and announces it to their other browsers. @returns the remaining unread counts
 */
export async function readNotices(
  ctx: MemberCtx,
  { ids = [nobody], tab = 0, like, all }: MethodParsed<typeof Notice.Read>,
): Promise<UnreadCount> {
  const memberId = ctx.viewer.id
  await inTransaction(ctx, async (tx) => {
    const notices = await tx
      .updateTable('notice')
      .set({ read_at: ctx.now })
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
      .where((eb) => eb.or([eb.val(all === true), eb('id', 'in', ids), eb('tab', '=', tab)]))
      .executeTakeFirst()
    const likes = await tx
      .updateTable('like_notice')
      .set({ read_at: ctx.now })
      .where('member_id', '=', memberId)
      .where('read_at', 'is', null)
      .where((eb) => eb.or([eb.val(all === true || like === true), eb('id', 'in', ids)]))
      .executeTakeFirst()
    if (notices.numUpdatedRows + likes.numUpdatedRows > 0n) await announceNotices(tx, [memberId])
  })
  return countUnread(ctx)
}
