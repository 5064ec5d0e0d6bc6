import { appealStates, isRestorable } from '@guangquan/contract'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enforce } from '../../verdict.ts'
import { lockRestriction } from '../member/index.ts'
import { createNotice } from '../notice/index.ts'
import { targetNamed } from '../target/index.ts'
import { liftStrike } from './lift-strike.ts'
import { restrictionFacts } from './restriction-facts.ts'
import { canDecideAppeal } from './sanction.policy.ts'

interface Decision {
  id: string
  /** Whether the strike is lifted. */
  lift: boolean
  /** Whether the post or comment that the strike was about is shown again. */
  restore?: boolean | undefined
  /** A sentence to the member. */
  answer: string
  version: number
}

/**
 * Decides an appeal: lifts the strike with its effects and restores the content it was about, or upholds it. The member
 * reads the decision's note.
 * @throws ContentNotFound, ChangedMeanwhile if another person decided first, Forbidden for the person who gave the
 * strike, NotAllowedNow for content that cannot be restored
 */
export async function decideAppeal(ctx: StaffCtx, decision: Decision): Promise<void> {
  const { now, staff } = ctx
  const { id, lift, answer, restore = false } = decision
  await inTransaction(ctx, async (tx) => {
    // Content is locked before its author, as by the decisions about it.
    if (restore) await restoreContent(tx, now, decision)
    const appeal = await lockAppeal(tx, decision)
    enforce(canDecideAppeal(staff, appeal))
    const { memberId, strikeId } = appeal
    const facts = lift ? await liftStrike({ db: tx, now }, { id: strikeId, note: answer }) : null
    await tx
      .updateTable('appeal')
      .set({
        state: lift ? appealStates.lifted : appealStates.upheld,
        answer,
        decided_by: staff.id,
        decided_at: now,
        version: decision.version + 1,
      })
      .where('id', '=', id)
      .execute()
    if (!lift) await createNotice(tx, now, { memberId, kind: 'appeal.upheld', note: answer })
    await auditAct(ctx, tx, {
      act: lift ? 'appeal.lifted' : 'appeal.upheld',
      targetKind: 'appeal',
      targetId: id,
      reason: answer,
      before: { state: appealStates.waiting, ...(facts === null ? {} : restrictionFacts(facts.before)) },
      after: {
        state: lift ? appealStates.lifted : appealStates.upheld,
        ...(facts === null ? {} : restrictionFacts(facts.after)),
        ...(restore ? { restored: true } : {}),
      },
    })
  })
}

async function restoreContent(tx: Tx, now: Date, { id, lift, answer }: Decision): Promise<void> {
  const strike = await tx
    .selectFrom('appeal')
    .innerJoin('strike', 'strike.id', 'strike_id')
    .where('appeal.id', '=', id)
    .select(['target_kind', 'target_id', 'target_change'])
    .executeTakeFirst()
  if (strike === undefined) fail('ContentNotFound')
  const { target_kind: kind, target_id: targetId, target_change: change } = strike
  if (!lift || kind === null || targetId === null || !isRestorable(change)) fail('NotAllowedNow')
  const restored = await targetNamed(kind)?.restore?.(tx, { id: targetId, now, note: answer })
  if (restored !== true) fail('NotAllowedNow')
}

async function lockAppeal(tx: Tx, { id, version }: Decision) {
  const joined = tx
    .selectFrom('appeal')
    .innerJoin('strike', 'strike.id', 'strike_id')
    .where('appeal.id', '=', id)
    .select(['appeal.member_id as memberId', 'strike_id as strikeId', 'strike.staff_id as givenBy'])
    .select(['appeal.state', 'appeal.version'])
  // The member is locked first, as everywhere.
  const found = (await joined.executeTakeFirst()) ?? fail('ContentNotFound')
  if ((await lockRestriction(tx, found.memberId)) === null) fail('ContentNotFound')
  const appeal = await joined.forUpdate('appeal').executeTakeFirstOrThrow()
  if (appeal.version !== version || appeal.state !== appealStates.waiting)
    await failChanged(tx, { targetKind: 'appeal', targetId: id })
  return appeal
}
