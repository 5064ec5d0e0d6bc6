import { clubStates } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { emit } from '../../events/emit.ts'

export interface ClubDecision {
  memberId: string
  accepted: boolean
  /** Sentence shown to the member when refused. */
  reason?: string
}

/**
 * Accepts or refuses a card that waits and notifies its member.
 * @returns false when no card of this member waits
 */
export async function decideClubCard(ctx: Pick<Ctx, 'db' | 'now'>, decision: ClubDecision): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    if (!(await settleClubCard(tx, ctx.now, decision))) return false
    await announceClubCard(tx, decision)
    return true
  })
}

/** Locks the card of a member, if there is one. */
export async function lockClubCard(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('club_card').where('member_id', '=', memberId).select('state').forUpdate().execute()
}

/** As `decideClubCard`, for a caller that notifies later by `announceClubCard`. */
export async function settleClubCard(
  tx: Tx,
  now: Date,
  { memberId, accepted, reason = '' }: ClubDecision,
): Promise<boolean> {
  const decided = await tx
    .updateTable('club_card')
    .set({
      state: accepted ? clubStates.bound : clubStates.refused,
      reason: accepted ? '' : reason,
      updated_at: now,
    })
    .where('member_id', '=', memberId)
    .where('state', '=', clubStates.inReview)
    .executeTakeFirst()
  return decided.numUpdatedRows === 1n
}

/** Notifies a member of the decision about their card. */
export async function announceClubCard(
  tx: Tx,
  { memberId, accepted }: Pick<ClubDecision, 'memberId' | 'accepted'>,
): Promise<void> {
  await emit(tx, 'club.decided', { memberId, accepted })
}

/** Reopens a card that was settled at a given time. @returns false when it changed since */
export async function reopenClubCard(
  tx: Tx,
  { memberId, settledAt }: { memberId: string; settledAt: Date },
): Promise<boolean> {
  const reopened = await tx
    .updateTable('club_card')
    .set({ state: clubStates.inReview, reason: '' })
    .where('member_id', '=', memberId)
    .where('updated_at', '=', settledAt)
    .executeTakeFirst()
  return reopened.numUpdatedRows === 1n
}

/** The masked numbers of members' cards, by member. */
export async function loadMaskedCards(
  db: Queryable,
  memberIds: readonly string[],
): Promise<Map<string, string>> {
  if (memberIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('club_card')
    .where('member_id', 'in', memberIds)
    .select(['member_id', 'card_masked'])
    .execute()
  return new Map(rows.map((row) => [row.member_id, row.card_masked]))
}
