import * as z from 'zod'
import { sql } from 'kysely'
import { defineJob, type Job, type JobCtx, type Schedule } from '../../jobs/job.ts'
import { lockActivity } from './activity.store.ts'
import { settleActivity } from './settle-activity.ts'

const atOnce = 200

/** Brings every activity up to now for which something is due. May run late, twice, and on several nodes. */
export async function settleDue({ db, now, signal }: Pick<JobCtx, 'db' | 'now' | 'signal'>): Promise<void> {
  const { rows } = await sql<{ id: string }>`select id from activity where next_at <= ${now}
    order by next_at limit ${sql.lit(atOnce)}`.execute(db)
  for (const { id } of rows) {
    if (signal.aborted) return
    await db.transaction().execute(async (tx) => {
      const row = await lockActivity(tx, id)
      // Another node was faster.
      if (row.next_at === null || row.next_at > now) return
      await settleActivity(tx, row, now)
    })
  }
}

const settle = defineJob('activity.settle', z.object({}), settleDue)

export const activityJobs: Job[] = [settle]
export const activitySchedules: Schedule[] = [{ job: settle, pattern: '* * * * *' }]
