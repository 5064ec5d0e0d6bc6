import type { MemberCard, MethodParsed, StaffMember } from '@guangquan/contract'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { restrictionFacts, sanctionMember, type Penalty } from '../sanction/index.ts'
import { loadMemberCard } from './member-card.view.ts'

type Choice = MethodParsed<typeof StaffMember.Sanction>

/** Warns, mutes or bans a member from their card. @throws ContentNotFound, BadInput for a mute without days */
export async function sanctionFromCard(
  ctx: StaffCtx,
  { id, kind, days, reason }: Choice,
): Promise<MemberCard> {
  const { now, staff } = ctx
  return inTransaction(ctx, async (tx) => {
    const penalty = penaltyOf({ kind, days })
    const { followedBy, before, after } = await sanctionMember(
      { db: tx, now },
      { ...penalty, memberId: id, reason, staffId: staff.id },
    )
    await auditAct(ctx, tx, {
      act: `member.${kind}`,
      targetKind: 'member',
      targetId: id,
      reason,
      before: restrictionFacts(before),
      after: { ...restrictionFacts(after), days: days ?? null, followedBy: followedBy.length },
    })
    return loadMemberCard({ ...ctx, db: tx }, { id })
  })
}

function penaltyOf({ kind, days }: Pick<Choice, 'kind' | 'days'>): Penalty {
  if (kind !== 'mute') return { kind }
  return days === undefined ? fail('BadInput') : { kind, days }
}
