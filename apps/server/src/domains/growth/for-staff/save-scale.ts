import { fieldSentences, type MethodParsed, type StaffGrowth } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadGrowthRules, type DatedScale } from '../growth-rules.ts'

/**
 * Changes the thresholds of levels and the daily cap from today or a later day on. Levels never fall because of it;
 * members who reach a higher one get it on that day.
 * @throws ChangedMeanwhile, BadInput for thresholds that do not rise from 0
 */
export async function saveScale(
  ctx: StaffCtx,
  change: MethodParsed<typeof StaffGrowth.SaveScale>,
): Promise<null> {
  const { effectiveOn, thresholds, dayCap, coinDayCap, makeUpPrice, version, reason } = change
  if (effectiveOn < dayOf(ctx.now)) fail('BadInput', { fields: { effectiveOn: fieldSentences.effectiveOn } })
  const rises = thresholds.every((one, index) => one > (thresholds[index - 1] ?? -1))
  if (thresholds[0] !== 0 || !rises) fail('BadInput', { fields: { thresholds: fieldSentences.thresholds } })
  return inTransaction(ctx, async (tx) => {
    const before = (await loadGrowthRules(tx)).scaleOn(effectiveOn)
    const target = { targetKind: 'levelScale', targetId: effectiveOn } as const
    const values = {
      thresholds,
      day_cap: dayCap,
      coin_day_cap: coinDayCap,
      make_up_price: makeUpPrice,
      version: version + 1,
    }
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
    await auditAct(ctx, tx, {
      act: 'growth.scaleSaved',
      ...target,
      reason,
      before: factsOf(before),
      after: factsOf(change),
    })
    return null
  })
}

const factsOf = ({
  thresholds,
  dayCap,
  coinDayCap,
  makeUpPrice,
}: Pick<DatedScale, 'thresholds' | 'dayCap' | 'coinDayCap' | 'makeUpPrice'>) => ({
  thresholds: thresholds.map(String),
  dayCap,
  coinDayCap,
  makeUpPrice,
})
