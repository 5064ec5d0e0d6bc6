import { correctedExpRule, fieldSentences, type MethodParsed, type StaffGrowth } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { loadExp } from '../../member/index.ts'
import { addLines, lockGrowth } from '../exp-line.store.ts'
import { loadGrowthRules } from '../growth-rules.ts'

/**
 * Gives a member experience or takes some back, as a line of its own. The level follows as after an act: it may rise,
 * and never falls. Caps of days do not apply.
 * @throws ContentNotFound for a member who is not active, BadInput for more than the member has
 */
export async function correctExp(
  ctx: StaffCtx,
  { memberId, amount, memo, reason }: MethodParsed<typeof StaffGrowth.CorrectExp>,
): Promise<{ exp: number; level: number }> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    if (!(await lockGrowth(tx, [memberId])).has(memberId)) fail('ContentNotFound')
    const [before] = await loadExp(tx, [memberId])
    if (before === undefined) fail('ContentNotFound')
    if (before.exp + amount < 0) fail('BadInput', { fields: { amount: fieldSentences.expTooLow } })
    const line = { memberId, rule: correctedExpRule, source: uuid(), publishId: null, memo }
    const rules = await loadGrowthRules(tx)
    await addLines(tx, [{ ...line, at: now, day: dayOf(now), amount, coins: 0, turn: 0 }], { now, rules })
    const [after] = await loadExp(tx, [memberId])
    if (after === undefined) fail('ContentNotFound')
    await auditAct(ctx, tx, {
      act: 'growth.expCorrected',
      targetKind: 'member',
      targetId: memberId,
      reason,
      before: { exp: before.exp, level: before.level },
      after: { exp: after.exp, level: after.level, amount, memo },
    })
    return { exp: after.exp, level: after.level }
  })
}
