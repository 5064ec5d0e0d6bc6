import { undoMs, type MethodOutput, type ReviewCase } from '@guangquan/contract'
import { NIL as nilUuid } from 'uuid'
import { auditAct } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { findCase, type DecidedCase } from './case.store.ts'
import { revertDecision } from './decide-case.ts'
import { undoToleranceMs } from './finish-decision.ts'

/**
 * Undoes one's own decisions of the last seconds, each on its own: one that is too late, or whose target changed since,
 * stays decided.
 */
export async function undoDecisions(
  ctx: StaffCtx,
  { ids }: { ids: readonly string[] },
): Promise<MethodOutput<typeof ReviewCase.Undo>> {
  const by = { id: ctx.staff.id, name: ctx.staff.displayName }
  const decidedAfter = new Date(ctx.now.getTime() - undoMs - undoToleranceMs)
  return inTransaction(ctx, async (tx) => {
    const undone = new Map<string, DecidedCase>()
    for (const id of ids.toSorted()) {
      const found = await findCase(tx, id)
      if (found === undefined) continue
      const decided = await revertDecision(tx, ctx.now, { found, by, decidedAfter })
      if (decided !== null) undone.set(id, decided)
    }
    for (const { kind, targetId, decision } of undone.values()) {
      const targetKind = kind === 'card' ? 'member' : kind
      await auditAct(ctx, tx, {
        act: 'review.undone',
        targetKind,
        targetId,
        before: { decision },
        after: { decision: null },
      })
    }
    if (undone.size === 0) {
      await auditAct(ctx, tx, { act: 'review.tooLate', targetKind: 'site', targetId: nilUuid })
    }
    return { items: ids.map((id) => ({ id, isUndone: undone.has(id) })) }
  })
}
