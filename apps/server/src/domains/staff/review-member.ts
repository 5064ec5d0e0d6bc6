import { reportTypes } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { decideReports } from '../report/index.ts'
import { sanctionMember } from '../sanction/index.ts'

/**
 * Decides the open reports of a member: dismisses them, or upholds them and warns the member, who reads the reason.
 * @throws ContentNotFound when nobody reported the member, BadInput for a warning without a reason or with a long one
 */
export async function reviewMember(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id: memberId, pass, reason }: { id: string; pass: boolean; reason: string },
): Promise<void> {
  const { now } = ctx
  await inTransaction(ctx, async (tx) => {
    const target = { reportType: reportTypes.member, targetId: memberId }
    if (!(await decideReports(tx, { ...target, now, upheld: !pass }))) fail('ContentNotFound')
    if (pass) return
    await sanctionMember({ db: tx, now }, { memberId, kind: 'warning', reason, staffId: null })
  })
}
