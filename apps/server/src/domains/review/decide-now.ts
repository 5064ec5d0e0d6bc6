import type { ReviewDecision, ReviewKind } from '@guangquan/contract'
import { cleanText, textLength, maxReviewReason } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { findOpenCase, type Choice } from './case.store.ts'
import { decideCase } from './decide-case.ts'
import { finishDecision } from './finish-decision.ts'

/**
 * Decides the open case of a target from the command line: without time to undo, regardless of claims.
 * @returns the decision
 * @throws ContentNotFound if there is no open case of the target, BadInput for a missing or long reason
 */
export async function decideNow(
  ctx: Pick<Ctx, 'db' | 'now'> & { actor: string },
  { kind, id, pass, reason }: { kind: ReviewKind; id: string; pass: boolean; reason: string },
): Promise<ReviewDecision> {
  const { now, actor } = ctx
  return inTransaction(ctx, async (tx) => {
    const found = (await findOpenCase(tx, { kind, targetId: id })) ?? fail('ContentNotFound')
    const by = { id: null, name: actor }
    const choice = choose(kind, pass, reason)
    const deciding = await decideCase(tx, now, {
      found,
      version: null,
      by,
      choice,
    })
    if (deciding.state !== 'decided') fail('ContentNotFound')
    await finishDecision({ db: tx, now }, found.id)
    return choice.decision
  })
}

function choose(kind: ReviewKind, pass: boolean, reason: string): Choice {
  if (pass) return { decision: 'pass', reason: '', days: null }
  const said = cleanText(reason)
  const isMissing = said === '' && (kind === 'post' || kind === 'member')
  if (isMissing || textLength(said) > maxReviewReason) fail('BadInput')
  const decision = kind === 'comment' ? 'delete' : kind === 'member' ? 'warn' : 'refuse'
  return { decision, reason: said, days: null }
}
