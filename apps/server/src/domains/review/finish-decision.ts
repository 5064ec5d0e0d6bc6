import { undoMs } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { Failure } from '../../fail.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { defineJob } from '../../jobs/job.ts'
import { announceReports, countOpenReports } from '../report/index.ts'
import { sanctionMember, type Penalty } from '../sanction/index.ts'
import { decidedOf, findCase, lockCase, type CaseRow, type DecidedCase } from './case.store.ts'
import type { StrikeFacts } from './kinds/case-kind.ts'
import { caseKinds } from './kinds/kinds.ts'

/** The server allows for the time a request takes. */
export const undoToleranceMs = 2000

/** Finishes a decision that was not undone. Running it twice does nothing. */
export const finishDecisionJob = defineJob(
  'review.finishDecision',
  z.object({ id: z.uuid() }),
  ({ db, now }, { id }) => finishDecision({ db, now }, id),
)

/** Enqueues the job that finishes a decision once it can no longer be undone. */
export async function finishLater(db: Queryable, { id, decidedAt }: DecidedCase): Promise<void> {
  // One second more: an undo at the last moment comes first.
  const runAt = new Date(decidedAt.getTime() + undoMs + undoToleranceMs + 1000)
  await enqueue(db, finishDecisionJob, { id }, { runAt, key: id })
}

/**
 * Carries out what cannot be undone and notifies everybody concerned. Does nothing for a case that is open or finished.
 */
export async function finishDecision(ctx: Pick<Ctx, 'db' | 'now'>, id: string): Promise<void> {
  const { now } = ctx
  await inTransaction(ctx, async (tx) => {
    const found = await findCase(tx, id)
    if (found === undefined || found.decided_at === null || found.finished_at !== null) return
    const { kind: name, targetId } = decidedOf(found)
    const kind = caseKinds[name]
    await kind.lock(tx, targetId)
    const row = await lockCase(tx, id)
    if (row === undefined || row.decided_at === null || row.finished_at !== null) return
    const decided = decidedOf(row)
    const facts = await kind.finish(tx, now, decided, row.before)
    if (kind.reportType !== null && row.report_count > 0) {
      const upheld = decided.decision !== 'pass'
      await announceReports(tx, { reportType: kind.reportType, targetId, upheld, now: decided.decidedAt })
    }
    await sanction(tx, now, { decided, facts })
    await tx.updateTable('review_case').set({ finished_at: now, before: null }).where('id', '=', id).execute()
    if (kind.reportType !== null) await openForReports(tx, now, decided, kind.reportType)
    await openForProfile(tx, now, row)
  })
}

async function sanction(
  tx: Tx,
  now: Date,
  { decided, facts }: { decided: DecidedCase; facts: StrikeFacts | null },
): Promise<void> {
  const penalty = penaltyOf(decided)
  if (penalty === null || decided.kind === 'card') return
  const { memberId, reason, decidedBy: staffId, kind, targetId: id } = decided
  const sanctioned = { ...penalty, memberId, reason, staffId }
  const target = facts === null || kind === 'circle' ? {} : { target: { kind, id, ...facts } }
  try {
    await sanctionMember({ db: tx, now }, { ...sanctioned, ...target })
  } catch (error) {
    // The member was erased in the meantime.
    if (!(error instanceof Failure) || error.errorName !== 'ContentNotFound') throw error
  }
}

function penaltyOf({ decision, days }: DecidedCase): Penalty | null {
  if (decision === 'warn') return { kind: 'warning' }
  if (decision === 'mute' && days !== null) return { kind: 'mute', days }
  return decision === 'ban' ? { kind: 'ban' } : null
}

// Reports that came after the decision, while it could be undone, were added to no case.
async function openForReports(
  tx: Tx,
  now: Date,
  { kind, targetId, memberId }: DecidedCase,
  reportType: number,
): Promise<void> {
  const count = (await countOpenReports(tx, reportType, [targetId])).get(targetId)
  if (count === undefined) return
  await sql`select open_review(${kind}, ${targetId}, ${memberId}, 'reports', ${now})
    from generate_series(1, ${count}::int)`.execute(tx)
}

// Includes what the member changed in that time.
async function openForProfile(
  tx: Tx,
  now: Date,
  { member_id: id, profile_later: parts }: CaseRow,
): Promise<void> {
  if (parts === null) return
  await sql`select open_profile_review(${id}, ${JSON.stringify(parts)}::jsonb, ${now})`.execute(tx)
}
