import type { MethodParsed, StaffStrike, StaffStrikeItem } from '@guangquan/contract'
import { undoMs } from '@guangquan/contract'
import * as z from 'zod'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { Ctx, StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob } from '../../jobs/job.ts'
import { lockRestriction } from '../member/index.ts'
import { createNotice } from '../notice/index.ts'
import { applyRestriction } from './apply-restriction.ts'
import { restrictionFacts } from './restriction-facts.ts'
import { staffStrikes } from './staff-strikes.read.ts'
import { readStanding, restoreStanding } from './strike-lift.store.ts'

/** The server allows for the time a request takes. */
const undoToleranceMs = 2000

/** Notifies the member of a strike that was lifted and not taken back. Running it twice does nothing. */
export const finishLiftJob = defineJob(
  'sanction.finishLift',
  z.object({ id: z.uuid() }),
  ({ db, now }, { id }) => finishLift({ db, now }, id),
)

/** Enqueues the job that notifies the member once the lifting can no longer be undone. */
export async function finishLiftLater(db: Queryable, { id, at }: { id: string; at: Date }): Promise<void> {
  // One second more: an undo at the last moment comes first.
  const runAt = new Date(at.getTime() + undoMs + undoToleranceMs + 1000)
  await enqueue(db, finishLiftJob, { id }, { runAt, key: id })
}

async function finishLift(ctx: Pick<Ctx, 'db' | 'now'>, strikeId: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const row = await tx
      .deleteFrom('strike_lift')
      .where('strike_id', '=', strikeId)
      .returning(['member_id as memberId', 'note'])
      .executeTakeFirst()
    if (row !== undefined) await createNotice(tx, ctx.now, { ...row, kind: 'strike.lifted' })
  })
}

/**
 * Undoes one's own lifting of a strike within some seconds, restoring the strike, its effects and the appeals. The
 * member is notified of neither.
 * @throws NotAllowedNow if it is too late or was undone, ChangedMeanwhile if a strike or appeal of the member changed
 */
export async function undoLift(
  ctx: StaffCtx,
  { id }: MethodParsed<typeof StaffStrike.UndoLift>,
): Promise<StaffStrikeItem> {
  const { now, staff } = ctx
  return inTransaction(ctx, async (tx) => {
    const own = tx
      .selectFrom('strike_lift')
      .where('strike_id', '=', id)
      .where('lifted_by', '=', staff.id)
      .where('lifted_at', '>', new Date(now.getTime() - undoMs - undoToleranceMs))
      .selectAll()
    const found = (await own.executeTakeFirst()) ?? fail('NotAllowedNow')
    const { member_id: memberId } = found
    const before = (await lockRestriction(tx, memberId)) ?? fail('NotAllowedNow')
    // It may have been finished while this waited for the member.
    if ((await own.forUpdate().executeTakeFirst()) === undefined) fail('NotAllowedNow')
    if ((await readStanding(tx, memberId)) !== found.after)
      await failChanged(tx, { targetKind: 'member', targetId: memberId })
    await restoreStanding(tx, JSON.stringify(found.before))
    await tx.deleteFrom('strike_lift').where('strike_id', '=', id).execute()
    const after = await applyRestriction(tx, now, { memberId, before })
    await auditAct(ctx, tx, {
      act: 'member.liftUndone',
      targetKind: 'member',
      targetId: memberId,
      before: restrictionFacts(before),
      after: restrictionFacts(after),
    })
    const row = await tx.selectFrom('strike').where('id', '=', id).selectAll().executeTakeFirstOrThrow()
    const [strike] = await staffStrikes(tx, [row])
    return strike ?? fail('NotAllowedNow')
  })
}
