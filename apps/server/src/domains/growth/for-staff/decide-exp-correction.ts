import type { MethodParsed, StaffExpCorrection, StaffExpCorrectionItem } from '@guangquan/contract'
import { levelAt } from '@guangquan/rules/growth/level'
import { dayOf } from '@guangquan/rules/time-text'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { newDecision, refuseDecision } from '../../../two-person-request.ts'
import { loadExp } from '../../standing/index.ts'
import { lockMember } from '../../member/index.ts'
import { lockGrowth } from '../exp-line.store.ts'
import { loadGrowthRules } from '../growth-rules.ts'
import { applyCorrection } from './apply-correction.ts'
import { loadExpCorrection } from './exp-corrections.read.ts'

/**
 * Approves a correction of experience, which is written at once, or refuses it. The requester may not decide it.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow after 24 hours, ChangedMeanwhile when it was decided or
 * leads   to another level by now, BadInput for more than the member has
 */
export async function decideExpCorrection(
  ctx: StaffCtx,
  { id, approve, reason }: MethodParsed<typeof StaffExpCorrection.Decide>,
): Promise<StaffExpCorrectionItem> {
  return inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, id)
    const { member_id: memberId, amount, memo, requester_name: requestedBy } = request
    refuseDecision(ctx, request)
    if (approve && (await levelOf(ctx, tx, request)) !== request.level_after)
      await failChanged(tx, { targetKind: 'member', targetId: memberId })
    await tx
      .updateTable('exp_correction')
      .set(newDecision(ctx, { approve, reason }))
      .where('id', '=', id)
      .execute()
    if (approve) await applyCorrection(ctx, tx, { id, memberId, amount, memo, reason, requestedBy })
    else
      await auditAct(ctx, tx, {
        act: 'growth.correctionRefused',
        targetKind: 'member',
        targetId: memberId,
        reason,
        after: { amount, memo, requestedBy },
      })
    return loadExpCorrection({ ...ctx, db: tx }, id)
  })
}

/** The level that the correction leads to now. */
async function levelOf(
  { now }: StaffCtx,
  tx: Tx,
  { member_id: memberId, amount }: { member_id: string; amount: number },
): Promise<number | undefined> {
  const [member] = await loadExp(tx, [memberId])
  const { thresholds } = (await loadGrowthRules(tx)).scaleOn(dayOf(now))
  return member && Math.max(member.level, levelAt(thresholds, member.exp + amount))
}

async function lockRequest(tx: Tx, id: string) {
  const found = tx.selectFrom('exp_correction').selectAll().where('id', '=', id)
  const { member_id: memberId } = (await found.executeTakeFirst()) ?? fail('ContentNotFound')
  // In the lock order of `correctExp` and of an erasure of the member with their requests.
  if (!(await lockGrowth(tx, [memberId])).has(memberId)) fail('ContentNotFound')
  if (!(await lockMember(tx, memberId))) fail('ContentNotFound')
  return (await found.forUpdate().executeTakeFirst()) ?? fail('ContentNotFound')
}
