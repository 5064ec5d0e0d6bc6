import { artSentences, type MethodParsed, type StaffFrame, type StaffMedal } from '@guangquan/contract'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'

/** Changes the texts of a medal, from now on. @throws ContentNotFound, ChangedMeanwhile, BadInput */
export async function saveMedal(
  ctx: StaffCtx,
  { id, name, conditionText, hidden, version, reason }: MethodParsed<typeof StaffMedal.Save>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const before = await tx
      .selectFrom('medal')
      .where('id', '=', id)
      .select(['name', 'condition_text', 'hidden', 'version'])
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined) fail('ContentNotFound')
    const target = { targetKind: 'medal', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    const tiers = await tx
      .selectFrom('medal_tier')
      .where('medal_id', '=', id)
      .select('tier')
      .distinct()
      .execute()
    refuseWithoutGoal(conditionText, tiers.length > 1)
    await tx
      .updateTable('medal')
      .set({ name, condition_text: conditionText, hidden, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'medal.saved',
      ...target,
      reason,
      before: { name: before.name, conditionText: before.condition_text, hidden: before.hidden },
      after: { name, conditionText, hidden },
    })
    return null
  })
}

/**
 * Changes the texts and the rule of a frame, from now on; members who have it keep it.
 * @throws ContentNotFound, ChangedMeanwhile, BadInput
 */
export async function saveFrame(
  ctx: StaffCtx,
  { id, name, conditionText, goal, validDays, version, reason }: MethodParsed<typeof StaffFrame.Save>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const before = await tx
      .selectFrom('profile_frame')
      .where('id', '=', id)
      .select(['name', 'condition_text', 'goal', 'valid_days', 'measure', 'version'])
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined) fail('ContentNotFound')
    const target = { targetKind: 'frame', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    // A rule has a goal; without one staff or a purchase give it, for as long as these say.
    const ruled = before.measure !== null
    if (ruled && goal === null) fail('BadInput', { fields: { goal: artSentences.goal } })
    const rule = ruled ? { goal, validDays } : { goal: null, validDays: null }
    await tx
      .updateTable('profile_frame')
      .set({
        name,
        condition_text: conditionText,
        goal: rule.goal,
        valid_days: rule.validDays,
        version: version + 1,
      })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'frame.saved',
      ...target,
      reason,
      before: {
        name: before.name,
        conditionText: before.condition_text,
        goal: before.goal,
        validDays: before.valid_days,
      },
      after: { name, conditionText, ...rule },
    })
    return null
  })
}

/** One text stands for all tiers: without the goal they would read the same. */
function refuseWithoutGoal(conditionText: string, hasTiers: boolean): void {
  if (hasTiers && !conditionText.includes('{n}'))
    fail('BadInput', { fields: { conditionText: artSentences.needsGoal } })
}
