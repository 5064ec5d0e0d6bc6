import { auditAct, type Facts } from '../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { removeJob, rescheduleJob, lockIdleJob } from '../../jobs/stored-jobs.ts'

interface JobDecision {
  id: string
  reason: string
}

/** Runs a job that does not run at once, as often as it may fail. @throws ContentNotFound */
export async function runJobAgain(ctx: StaffCtx, decision: JobDecision): Promise<null> {
  return decideJob(ctx, decision, {
    act: 'job.runAgain',
    perform: (tx) => rescheduleJob(tx, decision.id, ctx.now),
    after: { attempts: 0, state: 'waiting' },
  })
}

/** Removes a job that does not run. @throws ContentNotFound */
export async function dropJob(ctx: StaffCtx, decision: JobDecision): Promise<null> {
  return decideJob(ctx, decision, {
    act: 'job.dropped',
    perform: (tx) => removeJob(tx, decision.id),
    after: { state: 'dropped' },
  })
}

async function decideJob(
  ctx: StaffCtx,
  { id, reason }: JobDecision,
  { act, perform, after }: { act: string; perform: (tx: Tx) => Promise<void>; after: Facts },
): Promise<null> {
  return inTransaction(ctx, async (tx) => {
    const job = (await lockIdleJob(tx, id)) ?? fail('ContentNotFound')
    await perform(tx)
    await auditAct(ctx, tx, {
      act,
      targetKind: 'job',
      targetId: id,
      reason,
      before: { name: job.name, attempts: job.attempts, state: job.state },
      after: { name: job.name, ...after },
    })
    return null
  })
}
