import { entryReasons, entryStates } from '@guangquan/contract'
import { competingStates } from '@guangquan/rules/contest/entry-state'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../jobs/job.ts'
import { lockContest } from './contest.store.ts'
import { moveEntry, type EntryRow } from './entry/entry.store.ts'
import { remindInTime } from './for-staff/remind.ts'
import { settleContest } from './settle-contest.ts'
import { flagVotes } from './vote/flag-votes.ts'

const atOnce = 200

/** Brings every contest up to now for which something is due. May run late, twice, and on several nodes. */
export async function settleDue({ db, now, signal }: Pick<JobCtx, 'db' | 'now' | 'signal'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from contest where next_at <= ${now}
    order by next_at limit ${sql.lit(atOnce)}`.execute(db)
  for (const { id } of rows) {
    if (signal.aborted) return
    await inTransaction({ db }, async (tx) => {
      const row = await lockContest(tx, id)
      // Another node was faster.
      if (row.next_at === null || row.next_at > now) return
      await settleContest(tx, row, now)
    })
  }
}

/**
 * Counts suspicious votes apart, updates entries whose authors changed state, and sends reminders of what ends within a
 * day.
 */
export async function watchContests({
  db,
  now,
  signal,
}: Pick<JobCtx, 'db' | 'now' | 'signal'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from contest
    where stage = 2 and result_at is null and held_at is null and collect_start <= ${now} order by id`.execute(
    db,
  )
  for (const { id } of rows) {
    if (signal.aborted) return
    await inTransaction({ db }, (tx) => flagVotes(tx, id, now))
    await inTransaction({ db }, (tx) => endEntriesOfBanned(tx, id, now))
    await inTransaction({ db }, (tx) => remindInTime(tx, id, now))
  }
}

/** Entries of members who were banned take part no longer. */
async function endEntriesOfBanned(tx: Tx, contestId: string, now: Date): Promise<void> {
  const { rows: found } = await sql<{ id: string }>`select e.id from contest_entry e
    join member m on m.id = e.author_id
    where e.contest_id = ${contestId}::uuid and m.status = 2
      and e.state = any(${[entryStates.waiting, ...competingStates]}::int[])`.execute(tx)
  if (found.length === 0) return
  await lockContest(tx, contestId)
  const entries: EntryRow[] = await tx
    .selectFrom('contest_entry')
    .selectAll()
    .where(
      'id',
      'in',
      found.map(({ id }) => id),
    )
    .where('state', 'in', [entryStates.waiting, ...competingStates])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  for (const entry of entries)
    await moveEntry(tx, entry, { state: entryStates.disqualified, reason: entryReasons.unlawful, at: now })
}

const settle = defineJob('contest.settle', z.object({}), settleDue)
const watch = defineJob('contest.watch', z.object({}), watchContests, { lane: 'upkeep' })

export const contestJobs: Job[] = [settle, watch]
export const contestSchedules: Schedule[] = [
  { job: settle, pattern: '* * * * *' },
  { job: watch, pattern: '17 * * * *' },
]
