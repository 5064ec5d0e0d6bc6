import {
  presentSource,
  type MethodParsed,
  type StaffGrantItem,
  type StaffPresentGrant,
} from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { newDecision, refuseDecision } from '../../../two-person-request.ts'
import { grantPresents } from '../grant-present.ts'
import { loadGrant } from './grants.read.ts'

/**
 * Approves a grant, which gives the presents at once, or refuses it. The requester may not decide it.
 * @throws ContentNotFound, NotAllowedOnSelf, NotAllowedNow after 24 hours, ChangedMeanwhile when it was decided or
 *   its gift was changed
 */
export async function decideGrant(
  ctx: StaffCtx,
  { id, approve, reason }: MethodParsed<typeof StaffPresentGrant.Decide>,
): Promise<StaffGrantItem> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const request = await tx
      .selectFrom('present_grant')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (request === undefined) fail('ContentNotFound')
    refuseDecision(ctx, request)
    const decided = newDecision(ctx, { approve, reason })
    await tx.updateTable('present_grant').set(decided).where('id', '=', id).execute()
    let given = 0
    if (approve) {
      const members = await tx
        .selectFrom('present_grant_member')
        .select('member_id')
        .where('grant_id', '=', id)
        .execute()
      const { gift_id: giftId, memo } = request
      // The gift is approved as it was shown.
      const gift = await tx
        .selectFrom('gift')
        .select('version')
        .where('id', '=', giftId)
        .forShare()
        .executeTakeFirst()
      if (gift?.version !== request.gift_version)
        await failChanged(tx, { targetKind: 'gift', targetId: giftId })
      given = await grantPresents(
        tx,
        now,
        members.map((row) => row.member_id),
        { giftId, source: presentSource.parse(request.source), sourceId: id, memo },
      )
    }
    await auditAct(ctx, tx, {
      act: approve ? 'present.grantApproved' : 'present.grantRefused',
      targetKind: 'presentGrant',
      targetId: id,
      reason,
      before: { state: request.state },
      after: { state: decided.state, given, value: request.value, requestedBy: request.requester_name },
    })
    return loadGrant({ ...ctx, db: tx }, id)
  })
}
