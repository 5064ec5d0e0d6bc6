import type { MethodParsed, StaffCoinCorrection, StaffCorrectionItem } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockMember } from '../../member/index.ts'
import { loadCoins } from '../coin.read.ts'
import { correctCoins } from '../ledger/correct-coins.ts'
import { loadCorrection } from './corrections.read.ts'
import { newDecision, refuseDecision } from '../../../two-person-request.ts'

/**
 * Approves a correction, which moves the coins at once, or refuses it. The requester may not decide it.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow after 24 hours, ChangedMeanwhile when it was decided,
 *   CoinsNotEnough
 */
export async function decideCorrection(
  ctx: StaffCtx,
  { id, approve, reason }: MethodParsed<typeof StaffCoinCorrection.Decide>,
): Promise<StaffCorrectionItem> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const request = await lockRequest(tx, id)
    const { member_id: memberId, amount, memo } = request
    refuseDecision(ctx, request)
    const { balance: before } = await loadCoins(tx, memberId, now)
    if (approve) await correctCoins(ctx, tx, { memberId, bizType: 'correction', bizId: id, amount, memo })
    await tx
      .updateTable('coin_correction')
      .set(newDecision(ctx, { approve, reason }))
      .where('id', '=', id)
      .execute()
    const { balance: after } = await loadCoins(tx, memberId, now)
    await auditAct(ctx, tx, {
      act: approve ? 'coins.corrected' : 'coins.correctionRefused',
      targetKind: 'member',
      targetId: memberId,
      reason,
      before: { coins: before },
      after: { coins: after, amount, requestedBy: request.requester_name },
    })
    return loadCorrection({ ...ctx, db: tx }, id)
  })
}

async function lockRequest(tx: Tx, id: string) {
  const found = tx.selectFrom('coin_correction').selectAll().where('id', '=', id)
  const { member_id: memberId } = (await found.executeTakeFirst()) ?? fail('ContentNotFound')
  // The member first, as when they are erased with their requests.
  if (!(await lockMember(tx, memberId))) fail('ContentNotFound')
  return (await found.forUpdate().executeTakeFirst()) ?? fail('ContentNotFound')
}
