import { clubStates } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'

export interface ClubDecision {
  memberId: string
  accepted: boolean
  /** Sentence the member reads when refused. */
  reason?: string
}

/**
 * Staff's word on a card that waits. Once only: a card that is decided stays so.
 * @returns false when no card of this member waits
 */
export async function decideClubCard(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { memberId, accepted, reason = '' }: ClubDecision,
): Promise<boolean> {
  const decided = await ctx.db
    .updateTable('club_card')
    .set({
      state: accepted ? clubStates.bound : clubStates.refused,
      reason: accepted ? '' : reason,
      updated_at: ctx.now,
    })
    .where('member_id', '=', memberId)
    .where('state', '=', clubStates.inReview)
    .executeTakeFirst()
  return decided.numUpdatedRows === 1n
}
