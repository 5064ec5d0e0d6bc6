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

/** Changes the texts of a frame, from now on. @throws ContentNotFound, ChangedMeanwhile */
export async function saveFrame(
  ctx: StaffCtx,
  { id, name, conditionText, version, reason }: MethodParsed<typeof StaffFrame.Save>,
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const before = await tx
      .selectFrom('profile_frame')
      .where('id', '=', id)
      .select(['name', 'condition_text', 'version'])
      .forUpdate()
      .executeTakeFirst()
    if (before === undefined) fail('ContentNotFound')
    const target = { targetKind: 'frame', targetId: id } as const
    if (before.version !== version) await failChanged(tx, target)
    await tx
      .updateTable('profile_frame')
      .set({ name, condition_text: conditionText, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await auditAct(ctx, tx, {
      act: 'frame.saved',
      ...target,
      reason,
      before: { name: before.name, conditionText: before.condition_text },
      after: { name, conditionText },
    })
    return null
  })
}

/** One text describes all tiers: without the goal they would read the same. */
function refuseWithoutGoal(conditionText: string, hasTiers: boolean): void {
  if (hasTiers && !conditionText.includes('{n}'))
    fail('BadInput', { fields: { conditionText: artSentences.needsGoal } })
}
