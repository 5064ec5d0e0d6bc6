import type { StoredUserInfo } from '@guangquan/contract'
import { recordAudit } from '../../audit.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { cancelErasure } from '../member/index.ts'
import { signIn } from './sign-in.ts'
import { findTicket, consumeTicket } from './captcha/verify-ticket.ts'

/**
 * Withdraws a deletion and signs the member in, with the ticket from the refused sign-in.
 * @throws TicketInvalid, also after the day of the erasure; SignedOutElsewhere
 */
export async function cancelDelete(
  ctx: Ctx,
  { withdrawTicket }: { withdrawTicket: string },
): Promise<StoredUserInfo> {
  const row = await findTicket(ctx, ctx.db, withdrawTicket)
  if (row?.kind !== 'withdraw' || row.member_id === null) fail('TicketInvalid')
  const memberId = row.member_id
  const userInfo = await signIn(ctx, {
    memberId,
    method: 'withdraw',
    before: async (tx) => {
      if (!(await consumeTicket(ctx, tx, row)) || !(await cancelErasure(tx, memberId, ctx.now)))
        fail('TicketInvalid')
    },
  })
  recordAudit(ctx, 'deletion.cancelled', { memberId })
  return userInfo
}
