import { correctedExpRule, fieldSentences } from '@guangquan/contract'
import { dayOf } from '@guangquan/rules/time-text'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { loadExp } from '../../standing/index.ts'
import { addLines } from '../exp-line.store.ts'
import { loadGrowthRules } from '../growth-rules.ts'

interface Correction {
  /** Id of the row in `exp_correction`. */
  id: string
  memberId: string
  amount: number
  memo: string
  reason: string
  /** The requester, if another person approves it. */
  requestedBy?: string
}

/**
 * Writes the line of a correction; growth of the member is locked. The level follows as after an act: it may rise, and
 * never falls. Caps of days do not apply.
 * @throws ContentNotFound, BadInput for more than the member has
 */
export async function applyCorrection(
  ctx: StaffCtx,
  tx: Tx,
  { id, memberId, amount, memo, reason, requestedBy }: Correction,
): Promise<void> {
  const { now } = ctx
  const [before] = await loadExp(tx, [memberId])
  if (before === undefined) fail('ContentNotFound')
  if (before.exp + amount < 0) fail('BadInput', { fields: { amount: fieldSentences.expTooLow } })
  const line = { memberId, rule: correctedExpRule, source: id, publishId: null, memo }
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
    after: {
      exp: after.exp,
      level: after.level,
      amount,
      memo,
      ...(requestedBy === undefined ? {} : { requestedBy }),
    },
  })
}
