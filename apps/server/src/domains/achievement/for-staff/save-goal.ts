import { artSentences, fieldSentences, type MethodParsed, type StaffMedal } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import { failChanged } from '../../../audit-chain/fail-changed.ts'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'

/**
 * Changes the goal of a tier from today or a later day on; members who have won it keep it.
 * @throws ContentNotFound for a tier that the medal does not have, ChangedMeanwhile, BadInput
 */
export async function saveGoal(
  ctx: StaffCtx,
  { id, tier, effectiveOn, goal, version, reason }: MethodParsed<typeof StaffMedal.SaveGoal>,
): Promise<null> {
  if (effectiveOn < dayOf(ctx.now)) fail('BadInput', { fields: { effectiveOn: fieldSentences.effectiveOn } })
  return inTransaction(ctx, async (tx) => {
    const goals = await lockGoalsOn(tx, id, effectiveOn)
    const before = goals.get(tier) ?? fail('ContentNotFound')
    const rises =
      goal > Math.max(0, ...of(goals, (one) => one < tier)) &&
      goal < Math.min(Infinity, ...of(goals, (one) => one > tier))
    if (!rises) fail('BadInput', { fields: { goal: artSentences.order } })
    const target = { targetKind: 'medal', targetId: id } as const
    const values = { goal, version: version + 1 }
    const saved =
      version === 0
        ? await tx
            .insertInto('medal_tier')
            .values({ medal_id: id, tier, effective_on: effectiveOn, ...values })
            .onConflict((conflict) => conflict.doNothing())
            .executeTakeFirst()
            .then((result) => result.numInsertedOrUpdatedRows)
        : await tx
            .updateTable('medal_tier')
            .set(values)
            .where('medal_id', '=', id)
            .where('tier', '=', tier)
            .where('effective_on', '=', effectiveOn)
            .where('version', '=', version)
            .executeTakeFirst()
            .then((result) => result.numUpdatedRows)
    if (saved !== 1n) await failChanged(tx, target)
    await auditAct(ctx, tx, {
      act: 'medal.goalSaved',
      ...target,
      reason,
      before: { goal: before },
      after: { tier, effectiveOn, goal },
    })
    return null
  })
}

/** Withdraws a goal that is not yet in effect. @throws ContentNotFound, NotAllowedNow, ChangedMeanwhile */
export async function removeGoal(
  ctx: StaffCtx,
  { id, tier, effectiveOn, version, reason }: MethodParsed<typeof StaffMedal.RemoveGoal>,
): Promise<null> {
  if (effectiveOn <= dayOf(ctx.now)) fail('NotAllowedNow')
  return inTransaction(ctx, async (tx) => {
    const row = await tx
      .selectFrom('medal_tier')
      .where('medal_id', '=', id)
      .where('tier', '=', tier)
      .where('effective_on', '=', effectiveOn)
      .select(['goal', 'version'])
      .forUpdate()
      .executeTakeFirst()
    if (row === undefined) fail('ContentNotFound')
    const target = { targetKind: 'medal', targetId: id } as const
    if (row.version !== version) await failChanged(tx, target)
    await tx
      .deleteFrom('medal_tier')
      .where('medal_id', '=', id)
      .where('tier', '=', tier)
      .where('effective_on', '=', effectiveOn)
      .execute()
    await auditAct(ctx, tx, {
      act: 'medal.goalRemoved',
      ...target,
      reason,
      before: { tier, effectiveOn, goal: row.goal },
    })
    return null
  })
}

/** The goals that apply on a day. The medal is locked, so that its goals rise whatever is changed concurrently. */
async function lockGoalsOn(tx: Tx, id: string, day: string): Promise<ReadonlyMap<number, number>> {
  await tx.selectFrom('medal').where('id', '=', id).select('id').forUpdate().executeTakeFirst()
  const { rows } = await sql<{ tier: number; goal: number }>`
    select distinct on (tier) tier, goal from medal_tier
    where medal_id = ${id} and effective_on <= ${day}::date order by tier, effective_on desc`.execute(tx)
  return new Map(rows.map(({ tier, goal }) => [tier, goal]))
}

const of = (goals: ReadonlyMap<number, number>, is: (tier: number) => boolean): number[] =>
  [...goals].filter(([tier]) => is(tier)).map(([, goal]) => goal)
