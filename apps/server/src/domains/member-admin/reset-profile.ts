import type { MemberCard, ProfilePart } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { resetProfile } from './reset-parts.ts'
import { notifyOfReset } from '../review/index.ts'
import { loadMemberCard } from './member-card.view.ts'

interface Reset {
  id: string
  parts: ProfilePart[]
  profileVersion: string
  reason: string
}

/** Replaces parts of a member's profile by neutral ones and notifies them. @throws ContentNotFound, ChangedMeanwhile */
export async function resetMemberProfile(
  ctx: StaffCtx,
  { id, parts, profileVersion: version, reason }: Reset,
): Promise<MemberCard> {
  return inTransaction(ctx, async (tx) => {
    const { before, after } = await resetProfile(tx, { id, parts, version })
    await notifyOfReset(tx, ctx.now, { memberId: id, replaced: before, reason })
    await auditAct(ctx, tx, {
      act: 'member.profileReset',
      targetKind: 'member',
      targetId: id,
      reason,
      before,
      after: { ...after, parts },
    })
    return loadMemberCard({ ...ctx, db: tx }, { id })
  })
}
