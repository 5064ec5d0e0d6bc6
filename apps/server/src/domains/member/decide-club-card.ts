import { clubStates } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'

export interface ClubDecision {
  memberId: string
  accepted: boolean
  /** Sentence shown to the member when refused. */
  reason?: string
}

/**
 * Accepts or refuses a card that waits and notifies its member. A decision is final.
 * @returns false when no card of this member waits
 */
export async function decideClubCard(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { memberId, accepted, reason = '' }: ClubDecision,
): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const decided = await tx
      .updateTable('club_card')
      .set({
        state: accepted ? clubStates.bound : clubStates.refused,
        reason: accepted ? '' : reason,
        updated_at: ctx.now,
      })
      .where('member_id', '=', memberId)
      .where('state', '=', clubStates.inReview)
      .executeTakeFirst()
    if (decided.numUpdatedRows !== 1n) return false
    await emit(tx, 'club.decided', { memberId, accepted })
    return true
  })
}
