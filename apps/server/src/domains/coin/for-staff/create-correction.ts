import type { MethodParsed, StaffCoinCorrection, StaffCorrectionItem } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { lockMember } from '../../member/index.ts'
import { loadCorrection } from './corrections.read.ts'
import { newRequest, requestState } from '../../../two-person-request.ts'

/**
 * Requests a correction of a member's coins. One request of a member waits at a time.
 * @throws ContentNotFound, NotAllowedNow
 */
export async function createCorrection(
  ctx: StaffCtx,
  { memberId, amount, memo, reason }: MethodParsed<typeof StaffCoinCorrection.Create>,
): Promise<StaffCorrectionItem> {
  const { now } = ctx
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    if (!(await lockMember(tx, memberId))) fail('ContentNotFound')
    const waiting = await tx
      .selectFrom('coin_correction')
      .select('id')
      .where('member_id', '=', memberId)
      .where('state', '=', requestState.waiting)
      .where('expires_at', '>', now)
      .executeTakeFirst()
    if (waiting !== undefined) fail('NotAllowedNow')
    await tx
      .insertInto('coin_correction')
      .values({
        id,
        member_id: memberId,
        amount,
        memo,
        reason,
        ...newRequest(ctx),
      })
      .execute()
    await auditAct(ctx, tx, {
      act: 'coins.correctionRequested',
      targetKind: 'member',
      targetId: memberId,
      reason,
      after: { amount, memo },
    })
    return loadCorrection({ ...ctx, db: tx }, id)
  })
}
