import type { Decided } from '@guangquan/contract'
import { auditAct, type ActFacts } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'

/** Whose a changed target is, and the state it had. */
interface Changed {
  authorId: string
  statusBefore: number
}

interface Decision {
  act: string
  targetKind: ActFacts['targetKind']
  /** The state that targets have afterwards. */
  status: number
  /** Changes one target and notifies its author. @returns undefined when its state does not allow the decision */
  decide: (tx: Tx, one: { id: string; now: Date; reason: string }) => Promise<Changed | undefined>
}

/**
 * Decides about several targets at once, with an audit row for each changed one.
 * @throws NotAllowedNow when none was in a state that allows the decision
 */
export async function decideMany(
  ctx: StaffCtx,
  { ids, reason }: { ids: readonly string[]; reason: string },
  { act, targetKind, status: after, decide }: Decision,
): Promise<Decided> {
  return inTransaction(ctx, async (tx) => {
    const done: { id: string; status: number }[] = []
    // In one order, so that two decisions about the same targets do not wait for each other.
    for (const id of [...new Set(ids)].toSorted()) {
      const changed = await decide(tx, { id, now: ctx.now, reason })
      if (changed !== undefined) done.push({ id, status: changed.statusBefore })
    }
    if (done.length === 0) fail('NotAllowedNow')
    for (const { id, status } of done) {
      await auditAct(ctx, tx, {
        act,
        targetKind,
        targetId: id,
        reason,
        before: { status },
        after: { status: after },
      })
    }
    const changed = new Set(done.map(({ id }) => id))
    return { done: [...changed], skipped: ids.filter((id) => !changed.has(id)) }
  })
}
