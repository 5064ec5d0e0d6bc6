import { cleanText, reportTypes, textLength, textLimits } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { createNotice } from '../notice/index.ts'
import { decideReports } from '../report/index.ts'

/**
 * Decides the open reports of a member: dismisses them, or upholds them and warns the member, who reads the reason.
 * @throws ContentNotFound when nobody reported the member, BadInput for a warning without a reason or with a long one
 */
export async function reviewMember(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id: memberId, pass, reason }: { id: string; pass: boolean; reason: string },
): Promise<void> {
  const { now } = ctx
  const note = cleanText(reason)
  await inTransaction(ctx, async (tx) => {
    const target = { reportType: reportTypes.member, targetId: memberId }
    if (!(await decideReports(tx, { ...target, now, upheld: !pass }))) fail('ContentNotFound')
    if (pass) return
    if (note === '' || textLength(note) > textLimits.reviewReason) fail('BadInput')
    await createNotice(tx, now, { memberId, kind: 'member.warned', note })
  })
}
