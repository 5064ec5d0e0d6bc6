import { fieldSentences, type MethodParsed, type StaffFrame } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'

/**
 * Changes the goal and the duration of a frame from today or a later day on; members who have it keep it.
 * @throws ContentNotFound for a frame that no rule grants, ChangedMeanwhile, BadInput
 */
export async function saveFrameRule(
  ctx: StaffCtx,
  { id, effectiveOn, goal, validDays, version, reason }: MethodParsed<typeof StaffFrame.SaveRule>,
): Promise<null> {
  if (effectiveOn < dayOf(ctx.now)) fail('BadInput', { fields: { effectiveOn: fieldSentences.effectiveOn } })
  return inTransaction(ctx, async (tx) => {
    const before = (await findRuleOn(tx, id, effectiveOn)) ?? fail('ContentNotFound')
    const values = { goal, valid_days: validDays, version: version + 1 }
    const saved =
      version === 0
        ? await tx
            .insertInto('frame_rule')
            .values({ frame_id: id, effective_on: effectiveOn, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
            .then((result) => result.numInsertedOrUpdatedRows)
        : await tx
            .updateTable('frame_rule')
            .set(values)
            .where('frame_id', '=', id)
            .where('effective_on', '=', effectiveOn)
            .where('version', '=', version)
            .executeTakeFirst()
            .then((result) => result.numUpdatedRows)
    const target = { targetKind: 'frame', targetId: id } as const
    if (saved !== 1n) await failChanged(tx, target)
    await auditAct(ctx, tx, {
      act: 'frame.ruleSaved',
      ...target,
      reason,
      before: { goal: before.goal, validDays: before.valid_days },
      after: { effectiveOn, goal, validDays },
    })
    return null
  })
}

/** Withdraws a rule that is not yet in effect. @throws ContentNotFound, NotAllowedNow, ChangedMeanwhile */
export async function removeFrameRule(
  ctx: StaffCtx,
  { id, effectiveOn, version, reason }: MethodParsed<typeof StaffFrame.RemoveRule>,
): Promise<null> {
  if (effectiveOn <= dayOf(ctx.now)) fail('NotAllowedNow')
  return inTransaction(ctx, async (tx) => {
    const row = await tx
      .deleteFrom('frame_rule')
      .where('frame_id', '=', id)
      .where('effective_on', '=', effectiveOn)
      .returning(['goal', 'valid_days', 'version'])
      .executeTakeFirst()
    if (row === undefined) fail('ContentNotFound')
    const target = { targetKind: 'frame', targetId: id } as const
    if (row.version !== version) await failChanged(tx, target)
    await auditAct(ctx, tx, {
      act: 'frame.ruleRemoved',
      ...target,
      reason,
      before: { effectiveOn, goal: row.goal, validDays: row.valid_days },
    })
    return null
  })
}

/** The rule that applies on a day. */
async function findRuleOn(tx: Tx, id: string, day: string) {
  return tx
    .selectFrom('frame_rule')
    .where('frame_id', '=', id)
    .where('effective_on', '<=', day)
    .select(['goal', 'valid_days'])
    .orderBy('effective_on', 'desc')
    .limit(1)
    .executeTakeFirst()
}
