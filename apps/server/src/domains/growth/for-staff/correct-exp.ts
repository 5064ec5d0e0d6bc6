import {
  fieldSentences,
  type MethodParsed,
  type StaffExpCorrectionItem,
  type StaffGrowth,
} from '@guangquan/contract'
import { levelAt } from '@guangquan/rules/growth/level'
import { dayOf, startOfDay } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { newRequest, requestState } from '../../../two-person-request.ts'
import { loadExp } from '../../standing/index.ts'
import { lockMember } from '../../member/index.ts'
import { lockGrowth } from '../exp-line.store.ts'
import { loadGrowthRules } from '../growth-rules.ts'
import { isAboveOneLevel } from './above-one-level.ts'
import { applyCorrection } from './apply-correction.ts'
import { loadExpCorrection } from './exp-corrections.read.ts'

/**
 * Gives a member experience or takes some back, as a line of its own: at once up to one level, else once another of
 * the staff agrees. One request of a member waits at a time.
 * @throws ContentNotFound for a member who is not active, BadInput for more than the member has, NotAllowedNow while
 *   another request of the member waits
 */
export async function correctExp(
  ctx: StaffCtx,
  { memberId, amount, memo, reason }: MethodParsed<typeof StaffGrowth.CorrectExp>,
): Promise<StaffExpCorrectionItem> {
  const { now } = ctx
  const id = uuid()
  return inTransaction(ctx, async (tx) => {
    // Corrections of a member one after another: concurrent ones count each other.
    if (!(await lockGrowth(tx, [memberId])).has(memberId)) fail('ContentNotFound')
    if (!(await lockMember(tx, memberId))) fail('ContentNotFound')
    const [member] = await loadExp(tx, [memberId])
    if (member === undefined) fail('ContentNotFound')
    const { exp } = member
    if (exp + amount < 0) fail('BadInput', { fields: { amount: fieldSentences.expTooLow } })
    const { thresholds } = (await loadGrowthRules(tx)).scaleOn(dayOf(now))
    const alone = await findAlone({ ...ctx, db: tx }, memberId)
    const needsSecond = isAboveOneLevel({ thresholds, exp, amount, alone })
    if (needsSecond && (await isWaiting(tx, { memberId, now }))) fail('NotAllowedNow')
    const levelAfter = Math.max(member.level, levelAt(thresholds, exp + amount))
    await tx
      .insertInto('exp_correction')
      .values({
        id,
        member_id: memberId,
        amount,
        memo,
        level_after: levelAfter,
        reason,
        ...newRequest(ctx),
        ...(needsSecond ? {} : { state: requestState.approved, decided_at: now }),
      })
      .execute()
    if (needsSecond)
      await auditAct(ctx, tx, {
        act: 'growth.correctionRequested',
        targetKind: 'member',
        targetId: memberId,
        reason,
        after: { amount, memo },
      })
    else await applyCorrection(ctx, tx, { id, memberId, amount, memo, reason })
    return loadExpCorrection({ ...ctx, db: tx }, id)
  })
}

/** This requester's corrections for the member today without a second person. */
async function findAlone(
  { db, staff, now }: StaffCtx,
  memberId: string,
): Promise<{ net: number; size: number }> {
  const { rows } = await sql<{ net: number; size: number }>`
    select coalesce(sum(amount), 0)::int as net, coalesce(sum(abs(amount)), 0)::int as size from exp_correction
    where member_id = ${memberId} and requested_by = ${staff.id}
      and state = ${sql.lit(requestState.approved)} and decider_name is null
      and created_at >= ${startOfDay(now)}`.execute(db)
  return rows[0] ?? { net: 0, size: 0 }
}

async function isWaiting(tx: Tx, { memberId, now }: { memberId: string; now: Date }): Promise<boolean> {
  const waiting = await tx
    .selectFrom('exp_correction')
    .select('id')
    .where('member_id', '=', memberId)
    .where('state', '=', requestState.waiting)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return waiting !== undefined
}
