import { contestSentences, contestStages, entryStates } from '@guangquan/contract'
import { dueSteps } from '@guangquan/rules/contest/contest-state'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/client.ts'
import { decidePost } from '../post/index.ts'
import { factsOf, listedColumns, updateContest, type ContestRow } from './contest.store.ts'
import { moveEntry, type EntryRow } from './entry/entry.store.ts'
import { computeContestResult } from './result/compute-result.ts'
import { publishResult } from './result/publish-result.ts'
import { settleClaims } from './result/settle-claims.ts'
import { freezeElectors } from './vote/freeze-electors.ts'
import { flagVotes } from './vote/flag-votes.ts'

/**
 * Brings a locked contest up to an instant: whatever is due by time, its state, and when something happens next. May
 * run late, twice, and on several nodes.
 */
export async function settleContest(tx: Tx, contest: ContestRow, now: Date): Promise<ContestRow> {
  let row = contest
  const { isReady, objections } = await readProgress(tx, contest, now)
  const steps = dueSteps(
    {
      ...factsOf(contest),
      electorsAt: contest.electors_at?.getTime() ?? null,
      isResultReady: isReady,
      openObjections: objections,
    },
    now.getTime(),
  )
  if (steps.includes('freezeElectors')) row = await freezeElectors(tx, row, now)
  if (steps.includes('expireCorrections')) await expireCorrections(tx, row, now)
  if (steps.includes('computeResult')) {
    await flagVotes(tx, row.id, now)
    row = await computeContestResult(tx, row, now)
  }
  if (steps.includes('publish')) row = await publishResult(tx, row, now)
  await settleClaims(tx, row, now)
  const { state, next_at: next } = listedColumns(row, now)
  return updateContest(tx, row.id, { state, next_at: await nextOf(tx, row, next, now) })
}

/** Whether the jury is done and no original is due or waits for its check, and how many objections wait. */
async function readProgress(
  db: Queryable,
  contest: ContestRow,
  now: Date,
): Promise<{ isReady: boolean; objections: number }> {
  const { rows } = await sql<{
    rounds: number
    unfrozen: number
    originals: number
    objections: number
  }>`select
      (select count(*)::int from contest_round where contest_id = ${contest.id}::uuid and kind <> 1) as rounds,
      (select count(*)::int from contest_round where contest_id = ${contest.id}::uuid and frozen_at is null)
        as unfrozen,
      (select count(*)::int from contest_entry where contest_id = ${contest.id}::uuid
        and (state = ${sql.lit(entryStates.originalSent)}
          or (state = ${sql.lit(entryStates.originalDue)} and original_until > ${now}))) as originals,
      (select count(*)::int from contest_objection where contest_id = ${contest.id}::uuid and state = 1)
        as objections`.execute(db)
  const { rounds = 0, unfrozen = 0, originals = 0, objections = 0 } = rows[0] ?? {}
  const isJudged = contest.judge_end === null || (rounds > 0 && unfrozen === 0)
  return { isReady: isJudged && originals === 0, objections }
}

/** Refuses returned entries that were not sent again in time. */
async function expireCorrections(tx: Tx, contest: ContestRow, now: Date): Promise<void> {
  const late: EntryRow[] = await tx
    .selectFrom('contest_entry')
    .selectAll()
    .where('contest_id', '=', contest.id)
    .where('state', '=', entryStates.returned)
    .where('correct_until', '<=', now)
    .orderBy('id')
    .execute()
  for (const entry of late) {
    await moveEntry(tx, entry, { state: entryStates.refused, at: now })
    if (entry.publish_id !== null)
      await decidePost(
        { db: tx, now },
        { id: entry.publish_id, pass: false, reason: contestSentences.lapsed },
      )
  }
}

const retryMs = 60_000

/** The next instant at which something is due; what waits for people is checked every minute. */
async function nextOf(tx: Tx, row: ContestRow, next: Date | null, now: Date): Promise<Date | null> {
  if (row.stage !== contestStages.running || row.held_at !== null) return null
  const { until } = await tx
    .selectFrom('contest_entry')
    .where('contest_id', '=', row.id)
    .where('correct_until', 'is not', null)
    .select(({ fn }) => fn.min('correct_until').as('until'))
    .executeTakeFirstOrThrow()
  const isResultLate = row.result_at === null && row.notice_start <= now
  const isPublicationLate = row.result_at !== null && row.published_at === null && row.notice_end <= now
  const { claim } = await tx
    .selectFrom('contest_award')
    .where('contest_id', '=', row.id)
    .where('state', '=', 2)
    .where('claim_closed_at', 'is', null)
    .select(({ fn }) => fn.min('claim_until').as('claim'))
    .executeTakeFirstOrThrow()
  const times = [
    next,
    until,
    claim,
    isResultLate || isPublicationLate ? new Date(now.getTime() + retryMs) : null,
  ]
  const known = times.flatMap((time) => time?.getTime() ?? [])
  return known.length === 0 ? null : new Date(Math.min(...known))
}
