import { cleanText, textLength, maxReviewReason, type MuteDays } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockRestriction, type Restriction } from '../member/index.ts'
import { applyRestriction } from './apply-restriction.ts'
import { followUp } from './follow-up-strikes.ts'
import { notifyOfStrike } from './notify-of-strike.ts'
import { insertStrike, type StrikeTarget } from './strike.store.ts'

/** What a member gets. */
export type Penalty = { kind: 'warning' | 'ban'; days?: undefined } | { kind: 'mute'; days: MuteDays }

/** A decision about a member. */
export type Sanction = Penalty & {
  memberId: string
  /** The member reads it. */
  reason: string
  target?: StrikeTarget
  /** Who decided; null for the server's operator. */
  staffId: string | null
}

/** What a sanction did. */
export interface Sanctioned {
  strikeId: string
  /** Ids of the strikes that followed automatically. */
  followedBy: string[]
  /** The member's restriction before and after. */
  before: Restriction
  after: Restriction
}

/**
 * Warns, mutes or bans a member and notifies them. Warnings lead to a mute or a ban by the strike table. A ban ends the
 * member's sessions. The caller is responsible for the permission and the audit row.
 * @throws ContentNotFound for a member who is erased or unknown, BadInput without a reason or with a long one
 */
export async function sanctionMember(ctx: Pick<Ctx, 'db' | 'now'>, sanction: Sanction): Promise<Sanctioned> {
  const { now } = ctx
  const { memberId, kind, days = null, target = null, staffId } = sanction
  const reason = cleanText(sanction.reason)
  if (reason === '' || textLength(reason) > maxReviewReason) fail('BadInput')
  return inTransaction(ctx, async (tx) => {
    // Locked first: the second of two concurrent warnings sees the first.
    const before = (await lockRestriction(tx, memberId)) ?? fail('ContentNotFound')
    const strike = await insertStrike(tx, now, {
      memberId,
      kind,
      days,
      reason,
      target,
      staffId,
      causedBy: null,
    })
    const followed = await followUp(tx, now, memberId)
    const after = await applyRestriction(tx, now, { memberId, before })
    for (const one of [strike, ...followed]) await notifyOfStrike(tx, now, one)
    return { strikeId: strike.id, followedBy: followed.map(({ id }) => id), before, after }
  })
}
