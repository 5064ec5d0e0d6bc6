import { fieldSentences, type MethodParsed, type StaffGrowth } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadGrowthRules } from '../growth-rules.ts'

/**
 * Changes where levels begin and what a day may bring, from today or a later day on. Levels never fall by it; members
 * who reach a higher one get it on that day.
 * @throws ChangedMeanwhile, BadInput for thresholds that do not rise from 0
 */
export async function saveScale(
  ctx: StaffCtx,
  { effectiveOn, thresholds, dayCap, version, reason }: MethodParsed<typeof StaffGrowth.SaveScale>,
): Promise<null> {
  if (effectiveOn < dayOf(ctx.now)) fail('BadInput', { fields: { effectiveOn: fieldSentences.effectiveOn } })
  const rises = thresholds.every((one, index) => one > (thresholds[index - 1] ?? -1))
  if (thresholds[0] !== 0 || !rises) fail('BadInput', { fields: { thresholds: fieldSentences.thresholds } })
  return inTransaction(ctx, async (tx) => {
    const before = (await loadGrowthRules(tx)).scaleOn(effectiveOn)
    const target = { targetKind: 'levelScale', targetId: effectiveOn } as const
    const values = { thresholds, day_cap: dayCap, version: version + 1 }
    const saved =
      version === 0
        ? await tx
            .insertInto('level_scale')
            .values({ effective_on: effectiveOn, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
            .then((result) => result.numInsertedOrUpdatedRows)
        : await tx
            .updateTable('level_scale')
            .set(values)
            .where('effective_on', '=', effectiveOn)
            .where('version', '=', version)
            .executeTakeFirst()
            .then((result) => result.numUpdatedRows)
    if (saved !== 1n) await failChanged(tx, target)
    const facts = (scale: { thresholds: readonly number[]; dayCap: number }) => ({
      thresholds: scale.thresholds.map(String),
      dayCap: scale.dayCap,
    })
    await auditAct(ctx, tx, {
      act: 'growth.scaleSaved',
      ...target,
      reason,
      before: facts(before),
      after: facts({ thresholds, dayCap }),
    })
    return null
  })
}
