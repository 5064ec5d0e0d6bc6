import type { MethodParsed, ReportedMessage, ReviewCase } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { loadReportedMessages } from '../message/index.ts'
import { findReportedConversation } from '../report/index.ts'
import { asReader } from './cases.view.ts'

/**
 * The newest private messages that a member attached to their report of another, and no others of the conversation.
 * @throws ContentNotFound for a report without messages, or a decided one
 */
export async function seeMessages(
  ctx: StaffCtx,
  { reportId, reason }: MethodParsed<typeof ReviewCase.SeeMessages>,
): Promise<{ items: ReportedMessage[] }> {
  const reported = (await findReportedConversation(ctx.db, reportId)) ?? fail('ContentNotFound')
  const items = await loadReportedMessages(asReader(ctx), reported)
  await inTransaction(ctx, (tx) =>
    auditAct(ctx, tx, {
      act: 'review.messagesSeen',
      targetKind: 'member',
      targetId: reported.reportedId,
      reason,
      after: { report: reportId },
    }),
  )
  return { items }
}
