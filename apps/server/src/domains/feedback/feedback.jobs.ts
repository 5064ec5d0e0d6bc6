import { feedbackClosers, feedbackLimits, feedbackStates } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Database } from '../../db/client.ts'
import { defineJob, type Job, type Schedule } from '../../jobs/job.ts'

const dayMs = 24 * 3600_000
const rowsAtOnce = 200

/** Closes tickets whose last answer by staff got no reply in time. */
export async function closeUnanswered({
  db,
  signal,
  now,
}: {
  db: Database
  signal: AbortSignal
  now: Date
}): Promise<void> {
  const since = new Date(now.getTime() - feedbackLimits.days * dayMs)
  for (let changed = rowsAtOnce; changed === rowsAtOnce && !signal.aborted;) {
    const { numAffectedRows } = await sql`
      update feedback set state = ${sql.lit(feedbackStates.closed)}, closed_by = ${sql.lit(feedbackClosers.time)},
        closed_at = ${now}, updated_at = ${now}, version = version + 1
      where id in (select id from feedback
        where state = ${sql.lit(feedbackStates.replied)} and updated_at <= ${since}
        order by updated_at limit ${rowsAtOnce} for update skip locked)`.execute(db)
    changed = Number(numAffectedRows)
  }
}

const close = defineJob('feedback.closeUnanswered', z.object({}), closeUnanswered, { lane: 'upkeep' })

export const feedbackJobs: Job[] = [close]

// Four in the morning in Shanghai.
export const feedbackSchedules: Schedule[] = [{ job: close, pattern: '25 20 * * *' }]
