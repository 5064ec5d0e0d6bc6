import type { StaffReferralItem } from '@guangquan/contract'
import { referralStates } from '@guangquan/rules/people/referral'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'
import { fail } from '../../fail.ts'
import { staffReferrals } from './staff-referrals.read.ts'

interface Judged {
  inviteeId: string
  reason: string
}

/**
 * Withholds the rewards of an invitation from both.
 * @throws ContentNotFound, NotAllowedNow if they are withheld already
 */
export const withholdReward = (ctx: StaffCtx, judged: Judged) => judgeReward(ctx, judged, true)

/**
 * Pays withheld rewards.
 * @throws ContentNotFound, NotAllowedNow if none are withheld
 */
export const releaseReward = (ctx: StaffCtx, judged: Judged) => judgeReward(ctx, judged, false)

async function judgeReward(
  ctx: StaffCtx,
  { inviteeId, reason }: Judged,
  isWithheld: boolean,
): Promise<StaffReferralItem> {
  const { staff, now } = ctx
  return inTransaction(ctx, async (tx) => {
    const referral = tx.selectFrom('referral').where('invitee_id', '=', inviteeId).selectAll()
    const row = (await referral.forUpdate().executeTakeFirst()) ?? fail('ContentNotFound')
    if ((row.withheld_at !== null) === isWithheld) fail('NotAllowedNow')
    await tx
      .updateTable('referral')
      .set(
        isWithheld
          ? { withheld_at: now, withheld_by: staff.displayName }
          : { withheld_at: null, withheld_by: '' },
      )
      .where('invitee_id', '=', inviteeId)
      .execute()
    const { inviter_id: inviterId, state } = row
    await emit(tx, 'referral.judged', { inviteeId })
    // Its rewards were not counted if it was withheld before it was reached.
    if (!isWithheld && state === referralStates.reached)
      await emit(tx, 'referral.reached', { inviterId, inviteeId })
    await auditAct(ctx, tx, {
      act: isWithheld ? 'referral.withheld' : 'referral.released',
      targetKind: 'member',
      targetId: inviteeId,
      reason,
      before: { withheld: !isWithheld },
      after: { withheld: isWithheld },
    })
    const [item] = await staffReferrals(tx, await referral.execute())
    return item ?? fail('ContentNotFound')
  })
}
