import { UserInfo, type MethodParsed, type StoredUserInfo } from '@guangquan/contract'
import { recordAudit } from '../../audit.ts'
import type { Ctx } from '../../context.ts'
import { fail } from '../../fail.ts'
import { cancelErasure } from '../member/index.ts'
import { loadStoredUserInfo } from './account.view.ts'
import { findTicket, consumeTicket } from './captcha/verify-ticket.ts'
import { openSession } from './sign-in.ts'
import { OpenedSession, receiptOf, withSessionReceipt, type Receipt } from './visitor-receipt.ts'

/**
 * Withdraws a deletion and signs the member in, with the ticket from the refused sign-in. The same request again gets
 * the same session.
 * @throws TicketInvalid, also after the day of the erasure; SignedOutElsewhere
 */
export async function cancelDelete(
  ctx: Ctx,
  input: MethodParsed<typeof UserInfo.CancelDelete>,
): Promise<StoredUserInfo> {
  const receipt = receiptOf(ctx.app, { method: UserInfo.CancelDelete, input, schema: OpenedSession })
  const opened = await withSessionReceipt(ctx, receipt, () => withdraw(ctx, input.withdrawTicket, receipt))
  return loadStoredUserInfo(ctx, opened)
}

async function withdraw(
  ctx: Ctx,
  ticket: string,
  receipt: Receipt<OpenedSession> | null,
): Promise<OpenedSession> {
  const row = await findTicket(ctx, ctx.db, ticket)
  if (row?.kind !== 'withdraw' || row.member_id === null) fail('TicketInvalid')
  const memberId = row.member_id
  const opened = await openSession(ctx, {
    memberId,
    method: 'withdraw',
    receipt,
    before: async (tx) => {
      if (!(await consumeTicket(ctx, tx, row)) || !(await cancelErasure(tx, memberId, ctx.now)))
        fail('TicketInvalid')
    },
  })
  recordAudit(ctx, 'deletion.cancelled', { memberId })
  return opened
}
