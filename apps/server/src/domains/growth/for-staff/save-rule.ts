import { fieldSentences, type MethodParsed, type StaffGrowth } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadGrowthRules, type DatedRule } from '../growth-rules.ts'

type Change = MethodParsed<typeof StaffGrowth.SaveRule>

/**
 * Changes the reward of an act or a task from today or a later day on; earlier rewards do not change.
 * @throws ContentNotFound for an unknown rule, ChangedMeanwhile, BadInput
 */
export async function saveRule(ctx: StaffCtx, change: Change): Promise<null> {
  const { rule, effectiveOn, version, reason } = change
  if (effectiveOn < dayOf(ctx.now)) fail('BadInput', { fields: { effectiveOn: fieldSentences.effectiveOn } })
  if ((change.cap === null) !== (change.capPeriod === null))
    fail('BadInput', { fields: { cap: fieldSentences.cap } })
  return inTransaction(ctx, async (tx) => {
    const before = (await loadGrowthRules(tx)).ruleOn(rule, effectiveOn) ?? fail('ContentNotFound')
    const target = { targetKind: 'growthRule', targetId: `${rule}@${effectiveOn}` } as const
    const values = {
      exp: change.exp,
      coins: change.coins,
      cap: change.cap,
      cap_period: change.capPeriod,
      cap_per_post: change.capPerPost,
      goal: change.goal,
      in_day_cap: before.inDayCap,
      version: version + 1,
    }
    const saved =
      version === 0
        ? await tx
            .insertInto('growth_rule')
            .values({ rule, effective_on: effectiveOn, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
            .then((result) => result.numInsertedOrUpdatedRows)
        : await tx
            .updateTable('growth_rule')
            .set(values)
            .where('rule', '=', rule)
            .where('effective_on', '=', effectiveOn)
            .where('version', '=', version)
            .executeTakeFirst()
            .then((result) => result.numUpdatedRows)
    if (saved !== 1n) await failChanged(tx, target)
    await auditAct(ctx, tx, {
      act: 'growth.ruleSaved',
      ...target,
      reason,
      before: factsOf(before),
      after: factsOf(change),
    })
    return null
  })
}

/** Withdraws a change that is not yet in effect. @throws ContentNotFound, NotAllowedNow, ChangedMeanwhile */
export async function removeRule(
  ctx: StaffCtx,
  { rule, effectiveOn, version, reason }: MethodParsed<typeof StaffGrowth.RemoveRule>,
): Promise<null> {
  if (effectiveOn <= dayOf(ctx.now)) fail('NotAllowedNow')
  return inTransaction(ctx, async (tx) => {
    const before = (await loadGrowthRules(tx)).ruleOn(rule, effectiveOn)
    if (before?.effectiveOn !== effectiveOn) fail('ContentNotFound')
    const target = { targetKind: 'growthRule', targetId: `${rule}@${effectiveOn}` } as const
    const { numDeletedRows } = await tx
      .deleteFrom('growth_rule')
      .where('rule', '=', rule)
      .where('effective_on', '=', effectiveOn)
      .where('version', '=', version)
      .executeTakeFirst()
    if (numDeletedRows !== 1n) await failChanged(tx, target)
    await auditAct(ctx, tx, { act: 'growth.ruleRemoved', ...target, reason, before: factsOf(before) })
    return null
  })
}

const factsOf = ({
  exp,
  coins,
  cap,
  capPeriod,
  capPerPost,
  goal,
}: Omit<DatedRule, 'rule' | 'effectiveOn' | 'inDayCap'>) => ({
  exp,
  coins,
  cap,
  capPeriod,
  capPerPost,
  goal,
})
